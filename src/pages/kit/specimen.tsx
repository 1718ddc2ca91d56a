// A titled section for one part and its states.
import { type ReactNode, useId } from 'react'
import * as styles from './specimen.css'

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.specimen} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}
