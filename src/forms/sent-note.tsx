// The confirmation above a form after it was sent, with the reference to quote.
import type { Ref } from 'react'
import type { Confirmation } from '../content/confirmations'
import { Icon } from '../ui/icon'
import * as styles from './site-form.css'

interface Props {
  confirmation: Confirmation
  /** '' if it is not known. */
  reference: string
  ref?: Ref<HTMLDivElement>
}

export function SentNote({ confirmation, reference, ref }: Props) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.sent}>
      <Icon name="check" />
      <div>
        <p className={styles.sentTitle}>{confirmation.title}</p>
        <p>{confirmation.text}</p>
        {reference !== '' && (
          <p>
            Your reference: <strong>{reference}</strong>
          </p>
        )}
      </div>
    </div>
  )
}
