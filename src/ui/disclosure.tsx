// Content that expands in place. It is the browser's own element, so it works before script and without it.
import type { ReactNode } from 'react'
import * as styles from './disclosure.css'
import { Icon } from './icon'

interface Props {
  title: string
  /** The content in one line. */
  hint: string
  children: ReactNode
}

export function Disclosure({ title, hint, children }: Props) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.mark}>
          <Icon name="chevron" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
