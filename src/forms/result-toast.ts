// The toast about the outcome of a form.
import { company } from '../content/company'
import { showToast } from '../ui/toast/toast-store'
import type { FormSpec } from './form-spec'
import type { PostResult } from './post-submission'

interface From {
  /** Where the form is; `nowhere` if it was closed or left while it was sent. */
  place: 'dialog' | 'page' | 'nowhere'
  /** As sent; '' if the form has none. */
  urgency: string
}

/** Shows the toast. Errors of fields are shown at the fields. */
export function showResultToast(
  spec: FormSpec,
  result: PostResult,
  { place, urgency }: From,
): void {
  if (result.state === 'success') {
    const toast = successToast(spec, result.accepted.reference)
    const alone = urgency === 'critical' ? promised(toast) : { slow: true }
    // A form in the page confirms it by itself, for as long as the page is there.
    if (place === 'page') showToast(toast)
    else onceClosed(spec.id, () => showToast({ ...toast, ...alone }))
  } else if (result.state === 'failure') showFailureToast(spec, result.cause)
  else if (place === 'nowhere') {
    // No field is there to say it; the server's message is a heading for what the fields say.
    const text = result.errors.map(({ message }) => message).join('. ')
    showFailureToast(spec, text, text)
  }
}

/** Milliseconds in which the focus returns from a closed dialog: screen readers drop what they are told just before. */
const FOCUS_MS = 150
/**
 * How often to look whether it is closed, and for how long at most, in milliseconds: a busy phone takes a while. One whose
 * text was changed meanwhile stays open.
 */
const LOOK = { every: 50, longest: 1_000 }

function onceClosed(id: string, act: () => void): void {
  const until = performance.now() + LOOK.longest
  function look(): void {
    const isOpen = document.getElementById(`dialog-${id}-title`) !== null
    if (isOpen && performance.now() < until) setTimeout(look, LOOK.every)
    else setTimeout(act, FOCUS_MS)
  }
  look()
}

function successToast({ success, successToast }: FormSpec, reference: string) {
  const detail = `Reference ${reference}`
  return { tone: 'success', ...(successToast ?? success), detail } as const
}

/** The confirmation by email may be out of reach of whoever reports an emergency. */
function promised({ detail }: { detail: string }) {
  const { phone, responseTimes } = company
  const promise = `Critical issues: ${responseTimes.critical}. To talk to us now, call ${phone.text}.`
  return { detail: `${detail}. ${promise}`, lasting: true }
}

/** @param text instead of the specified one, which asks to try again later */
function showFailureToast({ id, failure }: FormSpec, cause: string, text = failure.text): void {
  showToast({ tone: 'destructive', ...failure, text })
  // biome-ignore lint/suspicious/noConsole: specified, for this form only
  if (id === 'newsletter') console.error(cause)
}
