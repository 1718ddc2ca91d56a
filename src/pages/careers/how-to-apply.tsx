// How to apply: what we read, what happens next, and the form.
import { apply } from '../../content/careers'
import { FormLink } from '../../forms/form-link'
import { columns, container, eyebrow, heading2, lead, section, sunk } from '../../theme/layout.css'
import { Reveal } from '../../ui/reveal'
import { InlineText, RichText } from '../../ui/rich-text'
import * as styles from './how-to-apply.css'

export function HowToApply() {
  return (
    <section
      id="how-to-apply"
      className={`${sunk} ${section}`}
      aria-labelledby="how-to-apply-title"
    >
      <Reveal className={`${container} ${columns}`}>
        <div>
          <p className={eyebrow}>How to apply</p>
          <h2 id="how-to-apply-title" className={heading2}>
            {apply.title}
          </h2>
          <p className={lead}>{apply.lead}</p>
          <div className={styles.action}>
            <FormLink form="job-application">Apply now</FormLink>
          </div>
          <p className={styles.privacy}>
            <InlineText text={apply.privacy} />
          </p>
        </div>
        <div className={styles.text}>
          <RichText blocks={apply.blocks} headingLevel={3} />
        </div>
      </Reveal>
    </section>
  )
}
