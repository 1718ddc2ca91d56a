// The message field of a form.
import { limits } from '../contract/field-limits'
import { Field } from '../ui/field'
import { area } from '../ui/field.css'
import { useHydrated } from '../ui/use-hydrated'
import type { FieldProps } from './form-values'

interface Props extends FieldProps {
  label?: string
  rows?: number
  minLength?: number
}

export function MessageField({ id, form, initial, ...text }: Props) {
  const { label = 'Message', rows = 4, minLength = 10 } = text
  const hydrated = useHydrated()
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
          // The browser would silently truncate pasted text; the form keeps it, and reports the limit.
          maxLength={hydrated ? undefined : limits.message}
          required
        />
      )}
    </Field>
  )
}
