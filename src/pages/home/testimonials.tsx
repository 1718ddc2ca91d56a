// Client testimonials, one at a time.
import { testimonials } from '../../content/testimonials'
import { container, eyebrow, heading2, section, sunk } from '../../theme/layout.css'
import { Carousel } from '../../ui/carousel'
import { Icon } from '../../ui/icon'
import { Link } from '../../ui/link'
import { staticPart } from '../../ui/loading/static-part'
import { Portrait } from '../../ui/portrait'
import { Rating } from '../../ui/rating'
import { Reveal } from '../../ui/reveal'
import * as styles from './testimonials.css'

type Words = (typeof testimonials)[number]

const slides = testimonials.map((words) => {
  const Words = staticPart(() => <Quote {...words} />)
  return { id: words.id, content: <Words /> }
})

export function Testimonials() {
  return (
    <div className={`${sunk} ${section}`}>
      <Reveal className={container}>
        <Carousel label="Testimonials" unit="Testimonial" slides={slides}>
          <p className={eyebrow}>Testimonials</p>
          <h2 className={heading2}>What clients say</h2>
        </Carousel>
      </Reveal>
    </div>
  )
}

function Quote({ quote, name, position, company, caseStudy, rating }: Words) {
  return (
    <figure className={styles.card}>
      <Rating value={rating} />
      <blockquote className={styles.quote}>
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className={styles.person}>
        <Portrait name={name} size={56} />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.position}>{`${position}, ${company}`}</span>
        </span>
        <Link to={`/case-studies/${caseStudy}`} className={styles.story}>
          {`Read the ${company} case study`} <Icon name="arrow" size={18} />
        </Link>
      </figcaption>
    </figure>
  )
}
