// What can be typed into a form. All forms hold the same values; what a form does not ask for stays
// empty, and its schema leaves it out of what is sent.
import type { UseFormReturn } from 'react-hook-form'

const texts = {
  name: '',
  email: '',
  phone: '',
  company: '',
  service: '',
  urgency: '',
  position: '',
  experience: '',
  resume: '',
  message: '',
}
export type TextName = keyof typeof texts
export type FormValues = Record<TextName, string> & { smsConsent: boolean; terms: boolean }

/** What is written by hand, in whichever form asks for it. */
export const typedNames = ['name', 'email', 'phone', 'company', 'resume', 'message'] as const

/** Empty text and unticked boxes (specification, section 5). */
export const emptyValues: FormValues = { ...texts, smsConsent: false, terms: false }

/** What every field of a form is given. */
export interface FieldProps {
  /** Id of the form's element; those of its fields begin with it. */
  id: string
  form: UseFormReturn<FormValues>
  /** Rendered into the HTML, so that the form holds its values without script too. */
  initial: FormValues
}
