// The message field of a form.
import { Field } from '../ui/field'
import { area } from '../ui/field.css'
import type { FieldProps } from './form-values'

interface Props extends FieldProps {
  label?: string
  rows?: number
  minLength?: number
}

export function MessageField({ id, form, initial, ...text }: Props) {
  const { label = 'Message', rows = 4, minLength = 10 } = text
  return (
    <Field id={`${id}-message`} label={label} error={form.formState.errors.message?.message}>
      {(control) => (
        <textarea
          {...control}
          {...form.register('message')}
          className={area}
          dir="auto"
          defaultValue={initial.message}
          rows={rows}
          minLength={minLength}
          // No `maxLength`: the browser would silently truncate pasted text. Form and server keep it, and name the limit.
          required
        />
      )}
    </Field>
  )
}
