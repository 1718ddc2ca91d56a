// The list of all errors in a form. It takes focus, and each entry leads to its field.
import type { Ref } from 'react'
import * as styles from './error-summary.css'

interface SummaryEntry {
  fieldId: string
  message: string
}

interface Props {
  title: string
  entries: SummaryEntry[]
  ref?: Ref<HTMLDivElement>
}

export function ErrorSummary({ title, entries, ref }: Props) {
  return (
    <div ref={ref} role="alert" aria-atomic="false" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>{title}</p>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className={styles.link}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(fieldId)?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
