// A button's idle and busy labels in the same space: the button never changes its width.
import * as styles from './site-form.css'

interface Props {
  busy: boolean
  idle: string
  working: string
}

export function BusyLabel({ busy, idle, working }: Props) {
  return (
    <span className={styles.stack} data-other={busy ? idle : working}>
      {/* An element: beside generated text, React could not change a text that a translator has replaced. */}
      <span>{busy ? working : idle}</span>
    </span>
  )
}
