// Something that opens in place. The browser's own, so it works before script, and without it.
import type { ReactNode } from 'react'
import * as styles from './disclosure.css'
import { Icon } from './icon'

interface Props {
  title: string
  /** What is inside, in a line. */
  hint: string
  children: ReactNode
}

export function Disclosure({ title, hint, children }: Props) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.hint}>{hint}</span>
        </span>
        <span className={styles.mark}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
