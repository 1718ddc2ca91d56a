// Cookie Settings: each category, its purpose, and the visitor's choice.
import { type FormEvent, useState } from 'react'
import type { CookieCategory } from '../content/cookie-policy'
import { button } from '../ui/button.css'
import { Dialog } from '../ui/dialog'
import { foot } from '../ui/dialog.css'
import { Link } from '../ui/link'
import { useCloseRequest } from '../ui/use-close-request'
import { CookieCategories } from './cookie-categories'
import { allCategories, type CookieChoice } from './cookie-choice'
import * as styles from './cookie-dialog.css'

export interface CookieDialogProps {
  choice: CookieChoice
  onSave: (allowed: readonly CookieCategory[]) => void
  onClose: () => void
  /** Called after it has closed, to place the focus. */
  onClosed: () => void
}

export default function CookieDialog({ choice, onSave, onClose, onClosed }: CookieDialogProps) {
  useCloseRequest(true, onClose)
  const isRefused = choice.by === 'signal'
  return (
    <Dialog
      id="cookie-settings"
      title="Cookie Settings"
      subtitle={`What this site may keep in your browser.${isRefused ? '' : ' You can change it whenever you like.'}`}
      closeTo="/cookies"
      onClose={onClose}
      onClosed={onClosed}
    >
      {isRefused ? (
        <RefusedBySignal onClose={onClose} />
      ) : (
        <ChoiceForm stored={choice.allowed} onSave={onSave} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface FormProps {
  stored: readonly CookieCategory[]
  onSave: (allowed: readonly CookieCategory[]) => void
  onClose: () => void
}

function ChoiceForm({ stored, onSave, onClose }: FormProps) {
  const [changed, setChanged] = useState({ from: stored, allowed: stored })
  // An answer given in another tab meanwhile is newer: saving must not undo what was never shown.
  const allowed = changed.from === stored ? changed.allowed : stored
  function toggle(id: CookieCategory) {
    const toggled = allCategories.filter((each) => allowed.includes(each) !== (each === id))
    setChanged({ from: stored, allowed: toggled })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(allowed)
  }
  return (
    <form onSubmit={submit}>
      <CookieCategories allowed={allowed} onToggle={toggle} />
      <PolicyNote onClose={onClose} />
      <div className={`${styles.actions} ${foot}`}>
        <button type="button" className={button.quiet} onClick={() => onSave(allCategories)}>
          Accept all
        </button>
        <button type="button" className={button.quiet} onClick={() => onSave([])}>
          Reject all
        </button>
        <button type="submit" className={`${button.primary} ${styles.save}`}>
          Save my choice
        </button>
      </div>
    </form>
  )
}

function RefusedBySignal({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className={styles.note}>
        Your browser sends the Global Privacy Control signal. We take it as a refusal of everything
        optional, so there is nothing left for you to do.
      </p>
      <CookieCategories allowed={[]} onToggle={null} />
      <PolicyNote onClose={onClose} />
      <div className={`${styles.actions} ${foot}`}>
        <button type="button" className={`${button.primary} ${styles.save}`} onClick={onClose}>
          Close
        </button>
      </div>
    </>
  )
}

function PolicyNote({ onClose }: { onClose: () => void }) {
  return (
    <p className={styles.policy}>
      What this site stores, and for how long, is in our{' '}
      <Link to="/cookies" onClick={onClose}>
        Cookie Policy
      </Link>
      .
    </p>
  )
}
