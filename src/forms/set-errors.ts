// Shows the errors of the server at their fields.
import type { UseFormReturn } from 'react-hook-form'
import type { FieldError } from '../contract/problem'
import type { FormValues } from './form-values'

export function setErrors(form: UseFormReturn<FormValues>, errors: readonly FieldError[]): void {
  for (const { field, message } of errors) {
    form.setError(field as keyof FormValues, { message })
  }
}
