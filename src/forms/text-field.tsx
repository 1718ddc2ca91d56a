// A line of text. What it is called and how it is typed is the same in every form.

import { Field } from '../ui/field'
import { control as controlClass } from '../ui/field.css'
import type { FieldProps, TextName } from './form-values'
import { nextOnEnter } from './next-on-enter'

type LineName = Extract<TextName, 'name' | 'email' | 'phone' | 'company' | 'resume'>

interface Line {
  label: string
  type: 'text' | 'email' | 'tel'
  /** The keyboard a phone shows. */
  inputMode: 'text' | 'email' | 'tel' | 'url'
  autoComplete: string
  maxLength: number
}

const lines: Record<LineName, Line> = {
  name: {
    label: 'Full Name',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'name',
    maxLength: 200,
  },
  email: {
    label: 'Email Address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: 254,
  },
  phone: {
    label: 'Phone Number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: 40,
  },
  company: {
    label: 'Company',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'organization',
    maxLength: 200,
  },
  // Text, not `url`: a browser without script would refuse an address typed without https://.
  resume: {
    label: 'Resume Link',
    type: 'text',
    inputMode: 'url',
    autoComplete: 'off',
    maxLength: 2_000,
  },
}

interface Props extends FieldProps {
  name: LineName
  optional?: boolean
}

export function TextField({ id, form, initial, name, optional = false }: Props) {
  const { label, ...attributes } = lines[name]
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
          {...attributes}
          enterKeyHint="next"
          onKeyDown={nextOnEnter}
          className={controlClass}
          dir="auto"
          defaultValue={initial[name]}
          required={!optional}
        />
      )}
    </Field>
  )
}
