// The call to action that closes a page: a dark band with one question, and where to go with it.
import { type ReactNode, useId } from 'react'
import { container, heading2, ink, lead, section } from '../theme/layout.css'
import * as styles from './call-band.css'
import { joinUnits } from './join-units'

interface Props {
  title: string
  text: string
  /** Buttons and links. */
  children: ReactNode
}

export function CallBand({ title, text, children }: Props) {
  const titleId = useId()
  return (
    <section className={`${ink} ${section}`} aria-labelledby={titleId}>
      <div className={`${container} ${styles.call}`}>
        <div>
          <h2 id={titleId} className={heading2}>
            {title}
          </h2>
          <p className={`${lead} ${styles.text}`}>{joinUnits(text)}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  )
}
