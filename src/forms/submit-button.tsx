// The button that sends a form, with its status both for sighted visitors and for screen readers.
import type { Ref } from 'react'
import { company } from '../content/company'
import { visuallyHidden } from '../theme/layout.css'
import { button, full } from '../ui/button.css'
import { useHydrated } from '../ui/use-hydrated'
import { BusyLabel } from './busy-label'
import { unsentNote } from './site-form.css'

interface Props {
  /** By which the focus finds it again when it is rendered anew (`src/ui/keep-focus.ts`). */
  id?: string
  ref: Ref<HTMLButtonElement>
  busy: boolean
  /** Nothing can be sent yet. */
  disabled?: boolean
  idle: string
  working: string
}

export function SubmitButton({ id, ref, busy, disabled = false, idle, working }: Props) {
  return (
    <>
      <button
        ref={ref}
        id={id}
        type="submit"
        className={`${button.primary} ${full}`}
        disabled={busy || disabled}
      >
        <BusyLabel busy={busy} idle={idle} working={working} />
      </button>
      {/* A disabled button loses the focus, and its new label is not read out. */}
      {useHydrated() && (
        <span role="status" className={visuallyHidden}>
          {busy ? 'On its way. One moment, please.' : ''}
        </span>
      )}
    </>
  )
}

/** Stays when the toast is gone. The form may have been sent: a response can be lost on its way back. */
export function UnsentNote({ ref }: { ref: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} className={unsentNote}>
      <strong>We cannot confirm that this was sent.</strong> What you typed is still here: press the
      button once more in a minute (it will not arrive twice), or call{' '}
      <a href={company.phone.href}>{company.phone.text}</a>.
    </p>
  )
}
