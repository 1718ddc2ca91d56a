// What stands above a form after it was sent: the confirmation, and the reference to quote.
import type { Ref } from 'react'
import { Icon } from '../ui/icon'
import * as styles from './contact-form.css'

export function SentNote({ reference, ref }: { reference: string; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.sent}>
      <Icon name="check" />
      <div>
        <p className={styles.sentTitle}>Message sent!</p>
        <p>We'll get back to you as soon as possible.</p>
        {reference !== '' && (
          <p>
            Your reference: <strong>{reference}</strong>
          </p>
        )}
      </div>
    </div>
  )
}
