// The steps of a service, collapsed until somebody wants to know.
import type { ProcessStep } from '../../content/service-details'
import { Disclosure } from '../../ui/disclosure'
import * as styles from './our-process.css'

export function OurProcess({ steps }: { steps: readonly ProcessStep[] }) {
  const first = steps[0]?.title
  const last = steps.at(-1)?.title
  return (
    <Disclosure title="Our Process" hint={`${steps.length} steps, from “${first}” to “${last}”`}>
      <ol role="list" className={styles.steps}>
        {steps.map(({ title, description }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
