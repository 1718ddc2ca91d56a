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
        <Row key={category.id} {...category} hasChoice={onToggle !== null}>
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
  /** Otherwise the row only says what is so. */
  hasChoice?: boolean
  children: ReactNode
}

function Row({ id, title, text, hasChoice = false, children }: RowProps) {
  const content = (
    <>
      <span className={styles.title}>{title}</span>
      {children}
    </>
  )
  return (
    <li className={styles.row}>
      {hasChoice ? (
        <label htmlFor={`cookies-${id}`} className={styles.label}>
          {content}
        </label>
      ) : (
        <div className={styles.label}>{content}</div>
      )}
      <p id={`cookies-${id}-text`} className={styles.text}>
        {text}
      </p>
    </li>
  )
}
