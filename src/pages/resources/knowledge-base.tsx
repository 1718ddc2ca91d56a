// Knowledge base: how-tos for everyday problems, each of which expands in place.
import { company } from '../../content/company'
import { knowledgeBase } from '../../content/library'
import { columns, container, eyebrow, heading2, lead, section, sunk } from '../../theme/layout.css'
import { Reveal } from '../../ui/reveal'
import { Guide } from './guide'
import * as styles from './knowledge-base.css'

export function KnowledgeBase({ named }: { named: string }) {
  return (
    <section
      id="knowledge-base"
      className={`${sunk} ${section}`}
      aria-labelledby="knowledge-base-title"
    >
      <Reveal className={`${container} ${columns}`}>
        <div>
          <p className={eyebrow}>Knowledge Base</p>
          <h2 id="knowledge-base-title" className={heading2}>
            Fix it yourself, or know what to say when you call
          </h2>
          <p className={lead}>
            Short how-tos for the trouble that comes up every week. When it is serious, do not stop
            to read: call <a href={company.phone.href}>{company.phone.text}</a>.
          </p>
        </div>
        <div className={styles.guides}>
          {knowledgeBase.map((guide) => (
            <Guide key={guide.id} guide={guide} named={guide.id === named} />
          ))}
        </div>
      </Reveal>
    </section>
  )
}
