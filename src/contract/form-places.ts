// The forms of the site, and the pages that show them: in the page, or over it where `?form=` asks.

/** Query parameter that opens a form over a page (contract, section 3). */
export const FORM_PARAM = 'form'

/** The forms that open over a page. */
export const dialogIds = [
  'service-request',
  'contact',
  'consultation',
  'newsletter',
  'job-application',
] as const
export type DialogId = (typeof dialogIds)[number]

/** Every form; the first two stand in their page. */
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

/** The form of this name that opens over the page at `path`; null where there is none. */
export function dialogOn(path: string, name: string | null): DialogId | null {
  return name !== null && isDialog(name) && showsForm(path, name) ? name : null
}

/** The id of a form's element. Not always its name: the home page has a section `#contact`. */
export function formElementId(form: FormId): string {
  return isDialog(form) ? `${form}-form` : form
}
