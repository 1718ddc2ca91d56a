// The contact form's values and variants.

/** The forms that post to /api/contact: on the contact page, and at the foot of the home page. */
export type ContactFormId = 'contact-page' | 'home-contact'

/** Both variants hold the same values; the home form has no phone field and leaves it empty. */
export interface ContactValues {
  name: string
  email: string
  phone: string
  company: string
  service: string
  message: string
  smsConsent: boolean
  terms: boolean
}

/** Empty text and unticked boxes (specification, section 5). */
export const emptyContact: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  service: '',
  message: '',
  smsConsent: false,
  terms: false,
}
