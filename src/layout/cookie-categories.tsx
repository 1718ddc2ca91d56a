// The four cookie categories, with a checkbox for each optional one.
import type { ReactNode } from 'react'
import { type CookieCategory, essentialCookies, optionalCookies } from '../content/cookie-policy'
import { box } from '../ui/field.css'
import * as styles from './cookie-dialog.css'

interface Props {
  allowed: readonly CookieCategory[]
  /** Null if there is nothing to choose. */
  onToggle: ((id: CookieCategory) => void) | null
}

export function CookieCategories({ allowed, onToggle }: Props) {
  return (
    <ul role="list" className={styles.list}>
      <Row id="essential" {...essentialCookies}>
        <span className={styles.state}>Always on</span>
      </Row>
      {optionalCookies.map((category) => (
        <Row key={category.id} {...category}>
          {onToggle ? (
            <input
              type="checkbox"
              id={`cookies-${category.id}`}
              aria-describedby={`cookies-${category.id}-text`}
              className={box}
              checked={allowed.includes(category.id)}
              onChange={() => onToggle(category.id)}
            />
          ) : (
            <span className={styles.state}>Off</span>
          )}
        </Row>
      ))}
    </ul>
  )
}

interface RowProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

function Row({ id, title, text, children }: RowProps) {
  return (
    <li className={styles.row}>
      <label htmlFor={`cookies-${id}`} className={styles.label}>
        <span className={styles.title}>{title}</span>
        {children}
      </label>
      <p id={`cookies-${id}-text`} className={styles.text}>
        {text}
      </p>
    </li>
  )
}
