// Our story, and three facts about us.
import { highlights, story } from '../../content/about'
import { container, eyebrow, heading2, section } from '../../theme/layout.css'
import { joinUnits } from '../../ui/join-units'
import { Reveal } from '../../ui/reveal'
import * as styles from './our-story.css'

export function OurStory() {
  return (
    <section className={section} aria-labelledby="story-title">
      <Reveal className={`${container} ${styles.columns}`}>
        <div>
          <p className={eyebrow}>Where we come from</p>
          <h2 id="story-title" className={heading2}>
            Our Story
          </h2>
          <div className={styles.story}>
            {story.map((paragraph) => (
              <p key={paragraph}>{joinUnits(paragraph)}</p>
            ))}
          </div>
        </div>
        <ul role="list" className={styles.highlights}>
          {highlights.map(({ title, text }) => (
            <li key={title} className={styles.highlight}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}
