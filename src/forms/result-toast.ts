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
    else setTimeout(() => showSuccessToast(spec, reference, true), FOCUS_MS)
  } else if (result.state === 'failure') showFailureToast(spec, result.cause)
  else if (place === 'nowhere') {
    // No field is there to say it; the server's message is a heading for what the fields say.
    const text = result.errors.map(({ message }) => message).join('. ') || result.message
    showFailureToast(spec, text, text)
  }
}

/** Milliseconds in which a dialog closes and the focus returns: screen readers drop what they are told just before. */
const FOCUS_MS = 150

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
