// The values of a form. All forms hold the same ones; those that a form does not ask for stay empty, and
// its schema leaves them out of what is sent.
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

/** The free-text fields of all forms. */
export const typedNames = ['name', 'email', 'phone', 'company', 'resume', 'message'] as const

/** Empty text and unchecked boxes. */
export const emptyValues: FormValues = { ...texts, smsConsent: false, terms: false }

/** What every field of a form receives. */
export interface FieldProps {
  /** Id of the form's element, and prefix of the ids of its fields. */
  id: string
  form: UseFormReturn<FormValues>
  /** Rendered into the HTML, so that the form holds its values without script too. */
  initial: FormValues
}
