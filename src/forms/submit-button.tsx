// The button that sends a form, with its status both for sighted visitors and for screen readers.
import { type MouseEvent, type Ref, useLayoutEffect, useRef } from 'react'
import { company } from '../content/company'
import { visuallyHidden } from '../theme/layout.css'
import { button, full } from '../ui/button.css'
import { useHydrated } from '../ui/loading/use-hydrated'
import { isSecondClick } from '../ui/second-click'
import { BusyLabel } from './busy-label'
import { sending, unsentNote } from './site-form.css'

interface Props {
  /** By which the focus finds it again when it is rendered anew (`src/ui/loading/keep-focus.ts`). */
  id?: string
  ref: Ref<HTMLButtonElement>
  busy: boolean
  /** Nothing can be sent yet. */
  disabled?: boolean
  /** The form was sent and emptied. */
  sent?: boolean
  idle: string
  working: string
  /** The ID of a text that is read with the button, such as why the last attempt failed. */
  describedBy?: string | undefined
}

const LOOK = `${button.primary} ${full}`

export function SubmitButton({ id, ref, busy, disabled = false, sent = false, ...texts }: Props) {
  const { idle, working, describedBy } = texts
  const status = useRef<HTMLSpanElement>(null)
  // Before the browser takes the focus away from the disabled button: it would be nowhere, and Tab would go on from there.
  useLayoutEffect(() => {
    const before = status.current?.previousElementSibling
    if (busy && before === document.activeElement) status.current?.focus({ preventScroll: true })
  }, [busy])
  return (
    <>
      <button
        ref={ref}
        id={id}
        type="submit"
        className={busy ? `${LOOK} ${sending}` : LOOK}
        disabled={busy || disabled}
        onClick={sent ? ignoreSecondClick : undefined}
        aria-describedby={describedBy}
      >
        <BusyLabel busy={busy} idle={idle} working={working} />
      </button>
      {/* The new label of a disabled button is not read out. */}
      {useHydrated() && (
        <span ref={status} role="status" tabIndex={-1} className={visuallyHidden}>
          {busy ? 'On its way. One moment, please.' : ''}
        </span>
      )}
    </>
  )
}

/**
 * The second click of a double click would send the emptied form, and its errors replace the confirmation. Only then: the
 * first one may have missed the button.
 */
function ignoreSecondClick(event: MouseEvent): void {
  if (isSecondClick(event)) event.preventDefault()
}

interface UnsentProps {
  id: string
  ref: Ref<HTMLParagraphElement>
}

/** Stays when the toast is gone. The form may have been sent: a response can be lost on its way back. */
export function UnsentNote({ id, ref }: UnsentProps) {
  return (
    <p ref={ref} id={id} className={unsentNote}>
      <strong>We cannot confirm that this was sent.</strong> What you typed is still here: press the
      button once more in a minute (it will not arrive twice), or call{' '}
      <a href={company.phone.href}>{company.phone.text}</a>.
    </p>
  )
}
