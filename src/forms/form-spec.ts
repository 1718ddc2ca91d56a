// What distinguishes one form from another, besides its fields and its schema.
import type { ComponentType } from 'react'
import type { Confirmation } from '../content/confirmations'
import type { Endpoint } from '../contract/api'
import type { Choice } from '../contract/choices'
import type { DialogId, FormId } from '../contract/form-places'

export interface FormSpec<Id extends FormId = FormId> {
  id: Id
  endpoint: Endpoint
  /** Sent with what was typed; the form has no fields with these names. */
  fixed?: Readonly<Record<string, string>>
  /** The services to choose from, if `?service=` may preset one. */
  services?: readonly Choice[]
  /** Slug of the service to preset if the URL names none. */
  service?: string | undefined
  button: { idle: string; busy: string }
  success: Confirmation
  /** Text of the toast, if it differs from `success`, which stays at the form. */
  successToast?: Confirmation
  failure: Confirmation
}

/** A form that opens as a dialog over a page. */
export interface DialogForm {
  id: DialogId
  title: string
  subtitle: string
  Form: ComponentType<DialogFormProps>
}

export interface DialogFormProps {
  /** Called when the form was accepted. */
  onSent: () => void
}

/** Shown when a form could not be sent. */
export const failure: Confirmation = {
  title: 'Something went wrong',
  text: 'Please try again later.',
}
