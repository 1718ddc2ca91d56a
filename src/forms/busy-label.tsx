// A button's idle and busy labels in the same space: the button never changes its width.
import * as styles from './site-form.css'

interface Props {
  busy: boolean
  idle: string
  working: string
}

export function BusyLabel({ busy, idle, working }: Props) {
  return (
    <span className={styles.stack}>
      <span className={busy ? styles.invisible : undefined}>{idle}</span>
      <span className={busy ? undefined : styles.invisible}>{working}</span>
    </span>
  )
}
