// Client testimonials, all three at once.
import { testimonials } from '../../content/testimonials'
import { container, eyebrow, heading2, section, sunk } from '../../theme/layout.css'
import { Portrait } from '../../ui/portrait'
import { Rating } from '../../ui/rating'
import { Reveal } from '../../ui/reveal'
import * as styles from './testimonials.css'

export function Testimonials() {
  return (
    <section className={`${sunk} ${section}`} aria-labelledby="testimonials-title">
      <div className={container}>
        <p className={eyebrow}>Testimonials</p>
        <h2 id="testimonials-title" className={heading2}>
          In their own words
        </h2>
        <Reveal>
          <ul role="list" className={styles.grid}>
            {testimonials.map(({ id, name, position, company, quote, rating }) => (
              <li key={id}>
                <figure className={styles.card}>
                  <Rating value={rating} />
                  <blockquote className={styles.quote}>
                    <p>“{quote}”</p>
                  </blockquote>
                  <figcaption className={styles.person}>
                    <Portrait name={name} />
                    <span>
                      <span className={styles.name}>{name}</span>
                      <span className={styles.position}>
                        {position}, {company}
                      </span>
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Reveal>
      </div>
    </section>
  )
}
