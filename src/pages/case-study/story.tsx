// The sections of a case study: The Challenge, The Solution, The Results.
import type { CaseStudySection } from '../../content/case-studies'
import { container } from '../../theme/layout.css'
import * as styles from './story.css'

export function Story({ sections }: { sections: readonly CaseStudySection[] }) {
  return (
    <div className={`${container} ${styles.story}`}>
      {sections.map(({ id, title, paragraphs }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <div className={styles.prose}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
