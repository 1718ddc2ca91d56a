// The site's forms and the pages that show them: inline, or as a dialog where `?form=` asks for one.

/** Query parameter that opens a form as a dialog. */
export const FORM_PARAM = 'form'

/** The forms that open as dialogs. */
export const dialogIds = [
  'service-request',
  'contact',
  'consultation',
  'newsletter',
  'job-application',
] as const
export type DialogId = (typeof dialogIds)[number]

/** Every form; the first two are inline in their pages. */
export const formIds = ['contact-page', 'home-contact', ...dialogIds] as const
export type FormId = (typeof formIds)[number]

const pages: Readonly<Record<FormId, RegExp>> = {
  'contact-page': /^\/contact$/,
  'home-contact': /^\/$/,
  'service-request': /^\//,
  contact: /^\/$/,
  consultation: /^\/case-studies\/[^/]+$/,
  newsletter: /^\/careers$/,
  'job-application': /^\/careers$/,
}

export function showsForm(path: string, form: FormId): boolean {
  return pages[form].test(path)
}

export function isDialog(form: string): form is DialogId {
  return dialogIds.some((id) => id === form)
}

/** The dialog with this name if the page at `path` has one; otherwise null. */
export function dialogOn(path: string, name: string | null): DialogId | null {
  return name !== null && isDialog(name) && showsForm(path, name) ? name : null
}

/** The DOM id of a form's element. It is not always the form's name: the home page has a section `#contact`. */
export function formElementId(form: FormId): string {
  return isDialog(form) ? `${form}-form` : form
}
