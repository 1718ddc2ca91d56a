// Keeps a draft of what a visitor types, from its import until the site runs and does that itself (src/forms/use-draft.ts).
// Imports nothing: this script is part of every page's HTML, and so would be whatever it shares with another.
import type { nativeFields } from '../contract/api'

type FormField = (typeof nativeFields)['form']
type NativeForm = HTMLFormElement &
  Record<FormField, HTMLInputElement> &
  Partial<Record<'preset', HTMLInputElement>>

/**
 * Fields with input since the page was loaded, if the browser may have restored others; null if it has restored nothing.
 * `navigation` is deprecated, but what replaces it is longer, and newer.
 */
let typedIn: Set<EventTarget | null> | null = performance.navigation?.type ? new Set() : null

/** Whether what a field holds was typed here, and not posted since. */
export const isUnsaved = (field: Element) => !typedIn || typedIn.has(field)

/** Without a draft, it starts with all fields: the browser may have restored them. */
function keep({ target }: Event): void {
  // Checked, not imported.
  const FORM: FormField = '_form'
  try {
    const { form, name, value } = target as HTMLInputElement & { form: NativeForm }
    // The code of the form runs: it turns the browser's validation off.
    if (form.noValidate) return
    typedIn?.add(target)
    const key = `draft:${form[FORM].value}`
    const draft = JSON.parse(sessionStorage[key] ?? null) ?? Object.fromEntries(new FormData(form))
    draft[name] = value
    // With another field the choice stays an earlier page's, which counts less than what this page came with.
    if (name === 'service') draft.preset = form.preset?.value
    sessionStorage[key] = JSON.stringify(draft)
  } catch {}
}

/** The browser posts the form: on Back, it holds what was sent. The draft is kept in case that fails. */
function forget({ target }: Event): void {
  if (!(target as NativeForm).noValidate) typedIn = new Set()
}

// Empties the draft of the form that this page confirms (contract/api.ts): Back may come before the site runs. Later
// visits find the draft of another message.
try {
  const sent = /\?sent=([^&]+).*/.exec(location.search)
  // Once for each reference, which is part of what was found.
  if (sent) sessionStorage[sent[0]] ??= sessionStorage[`draft:${sent[1]}`] = '{}'
} catch {}
// In the capture phase: React stops an event on its way to HTML that is not hydrated yet.
addEventListener('input', keep, true)
addEventListener('submit', forget, true)
