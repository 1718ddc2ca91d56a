// One how-to of the knowledge base. A native disclosure, so it opens before script and without it.
import { useEffect, useRef } from 'react'
import type { HowTo } from '../../content/library'
import { arrow, hint } from '../../ui/disclosure.css'
import { Icon } from '../../ui/icon'
import { BodyText } from './body-text'
import * as styles from './guide.css'

export function Guide({ guide, named }: { guide: HowTo; named: boolean }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!named || !details.current || details.current.open) return
    details.current.open = true
    // Where the browser has not opened it on its own, it could not scroll to it either.
    details.current.scrollIntoView()
  }, [named])
  return (
    <details ref={details} className={styles.guide}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{guide.title}</h3>
        <span className={hint}>{guide.summary}</span>
        <span className={arrow}>
          <Icon name="chevron" size={22} />
        </span>
      </summary>
      {/* The anchor is inside: a browser opens a disclosure for what it contains, not for itself. */}
      <div id={guide.id} className={styles.content}>
        <BodyText id={guide.id} />
      </div>
    </details>
  )
}
