// Visual parts: pictures in their three states, people, stars, slides.
import { Carousel } from '../../ui/carousel'
import { LinkCard } from '../../ui/link-card'
import { Picture } from '../../ui/picture'
import type { PictureName } from '../../ui/picture-names'
import { Portrait } from '../../ui/portrait'
import { Rating } from '../../ui/rating'
import { Reveal } from '../../ui/reveal'
import { Specimen } from './specimen'
import * as styles from './specimen.css'

const names = ['Maria Ortiz', 'Bo Lind', 'Cai', 'Dana R.', 'Eve Young']
// A name that the server does not know, to show the failure.
const missing = 'no-such-picture' as PictureName

export function PictureParts() {
  const slides = names.map((name) => ({ id: name, content: <p>{name} says something.</p> }))
  return (
    <>
      <Specimen title="Pictures: loaded, failed, in a card">
        <div className={styles.columns}>
          <Picture name="web-design" alt="A drawing" />
          <Picture name={missing} alt="A drawing that is missing" />
          <LinkCard
            to="/kit"
            title="A card"
            text="What stands behind it."
            more="Read more"
            meta="Above the title"
            picture={<Picture name="cloud-solutions" alt="" />}
          />
        </div>
      </Specimen>
      <Specimen title="People and stars">
        <div className={styles.row}>
          {names.map((name) => (
            <Portrait key={name} name={name} />
          ))}
        </div>
        <Rating value={4.5} />
        <Rating value={5} />
      </Specimen>
      <Reveal>
        <Specimen title="Carousel, in a reveal">
          <Carousel label="Sayings" unit="Saying" slides={slides}>
            <h3>What they say</h3>
          </Carousel>
        </Specimen>
      </Reveal>
    </>
  )
}
