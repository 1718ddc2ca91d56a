// The whole of a page that is not there: what is missing, and the way back.
import type { ReactNode } from 'react'
import { container, ink, lead } from '../theme/layout.css'
import * as styles from './missing-notice.css'

interface Props {
  title: string
  text: string
  /** The way back. */
  children: ReactNode
}

export function MissingNotice({ title, text, children }: Props) {
  return (
    <section className={`${ink} ${styles.band}`}>
      <div className={container}>
        <h1 className={styles.title}>{title}</h1>
        <p className={lead}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  )
}
