// The message field of a form.
import { Field } from '../ui/field'
import { area } from '../ui/field.css'
import { useHydrated } from '../ui/loading/use-hydrated'
import type { FieldProps } from './form-values'

interface Props extends FieldProps {
  label?: string
  rows?: number
  minLength?: number
}

/**
 * Characters that fit into a post, which may have 64 KiB and encodes a Chinese character in nine bytes: far more than a
 * message may have.
 */
const READABLE = 6_500

export function MessageField({ id, form, initial, ...text }: Props) {
  const hydrated = useHydrated()
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
          // At the limit of the message, the browser would silently truncate pasted text. Form and server keep it, and name
          // the limit. Without script, a text that the server does not even read would end on an error without the form.
          maxLength={hydrated ? undefined : READABLE}
        />
      )}
    </Field>
  )
}
