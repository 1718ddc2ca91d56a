// The toast about the outcome of a form.
import { showToast } from '../ui/toast/toast-store'
import type { FormSpec } from './form-spec'
import type { PostResult } from './post-submission'

/**
 * Shows the toast. Errors of fields are shown at the fields.
 * @param place where the form is; `nowhere` if it was closed or left while it was sent
 */
export function showResultToast(
  spec: FormSpec,
  result: PostResult,
  place: 'dialog' | 'page' | 'nowhere',
): void {
  if (result.state === 'success') {
    const { reference } = result.accepted
    // A form in the page confirms it by itself, for as long as the page is there.
    if (place === 'page') showSuccessToast(spec, reference)
    else onceClosed(spec.id, () => showSuccessToast(spec, reference, true))
  } else if (result.state === 'failure') showFailureToast(spec, result.cause)
  else if (place === 'nowhere') {
    // No field is there to say it; the server's message is a heading for what the fields say.
    const text = result.errors.map(({ message }) => message).join('. ') || result.message
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

function showSuccessToast(
  { success, successToast }: FormSpec,
  reference: string,
  slow = false,
): void {
  const detail = `Reference ${reference}`
  showToast({ tone: 'success', ...(successToast ?? success), detail, slow })
}

/** @param text instead of the specified one, which asks to try again later */
function showFailureToast({ id, failure }: FormSpec, cause: string, text = failure.text): void {
  showToast({ tone: 'destructive', ...failure, text })
  // biome-ignore lint/suspicious/noConsole: specified, for this form only
  if (id === 'newsletter') console.error(cause)
}
