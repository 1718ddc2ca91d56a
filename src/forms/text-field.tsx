// One line of text in the contact form.
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../ui/field'
import { control as controlClass } from '../ui/field.css'
import type { ContactFormId, ContactValues } from './contact-values'

/** The keyboard a phone shows. */
const keyboards = { email: 'email', tel: 'tel', text: 'text' } as const

interface Props {
  id: ContactFormId
  form: UseFormReturn<ContactValues>
  initial: ContactValues
  name: 'name' | 'email' | 'phone' | 'company'
  label: string
  type?: keyof typeof keyboards
  autoComplete: string
  maxLength: number
  optional?: boolean
}

export function TextField(props: Props) {
  const { id, form, initial, name, label, optional = false, type = 'text' } = props
  return (
    <Field
      id={`${id}-${name}`}
      label={label}
      error={form.formState.errors[name]?.message}
      optional={optional}
    >
      {(control) => (
        <input
          {...control}
          {...form.register(name)}
          type={type}
          inputMode={keyboards[type]}
          enterKeyHint="next"
          className={controlClass}
          defaultValue={initial[name]}
          autoComplete={props.autoComplete}
          maxLength={props.maxLength}
          required={!optional}
        />
      )}
    </Field>
  )
}
