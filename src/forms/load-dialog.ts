// The code of the form dialogs: loaded when one is about to be opened, never before.
import { sentParams } from '../contract/api'
import { type DialogId, dialogOn, FORM_PARAM } from '../contract/form-places'
import type { DialogForm } from './form-spec'

type Frame = typeof import('./form-dialog').FormDialog

const forms: Record<DialogId, () => Promise<DialogForm>> = {
  'service-request': () => import('./service-request-form').then((m) => m.serviceRequestDialog),
  contact: () => import('./contact-form').then((m) => m.contactDialog),
  consultation: () => import('./consultation-form').then((m) => m.consultationDialog),
  newsletter: () => import('./newsletter-form').then((m) => m.newsletterDialog),
  'job-application': () => import('./job-application-form').then((m) => m.jobApplicationDialog),
}

interface LoadedDialog {
  Frame: Frame
  form: DialogForm
}
const loaded = new Map<DialogId, LoadedDialog>()

/** The form that a URL opens, to be filled in or to be confirmed; null for most URLs. */
export function requestedDialog(path: string, search: string): DialogId | null {
  const params = new URLSearchParams(search)
  const [asked, sent] = [params.get(FORM_PARAM), params.get(sentParams.form)]
  return dialogOn(path, asked) ?? dialogOn(path, sent)
}

/** Rejects when the code cannot be loaded. */
export async function loadDialog(id: DialogId): Promise<void> {
  if (loaded.has(id)) return
  const [{ FormDialog }, form] = await Promise.all([import('./form-dialog'), forms[id]()])
  loaded.set(id, { Frame: FormDialog, form })
}

/** Loads the form that a URL opens, so that it can be rendered synchronously. */
export async function loadRequestedDialog(path: string, search: string): Promise<void> {
  const id = requestedDialog(path, search)
  if (id) await loadDialog(id)
}

export function loadedDialog(id: DialogId): LoadedDialog | null {
  return loaded.get(id) ?? null
}
