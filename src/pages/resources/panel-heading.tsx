// The heading of a tab's panel: its title, and what to expect.
import { heading2, lead } from '../../theme/layout.css'
import * as styles from './panel-heading.css'

export function PanelHeading({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.heading}>
      <h2 className={heading2}>{title}</h2>
      <p className={lead}>{text}</p>
    </div>
  )
}
