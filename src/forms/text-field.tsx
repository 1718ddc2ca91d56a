// A single-line text field. Its label and its keyboard are the same in every form.
import { Field } from '../ui/field'
import { control as controlClass } from '../ui/field.css'
import { EmailHint } from './email-hint'
import type { FieldProps, TextName } from './form-values'
import { nextOnEnter } from './next-on-enter'

type LineName = Extract<TextName, 'name' | 'email' | 'phone' | 'company' | 'resume'>

interface Line {
  label: string
  type: 'text' | 'email' | 'tel'
  /** The keyboard that a phone shows. */
  inputMode: 'text' | 'email' | 'tel' | 'url'
  autoComplete: string
  autoCapitalize?: 'words' | 'none'
  autoCorrect?: 'off'
  spellCheck?: false
}

const lines: Record<LineName, Line> = {
  name: {
    label: 'Full Name',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'name',
    autoCapitalize: 'words',
  },
  email: {
    label: 'Email Address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone Number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  company: {
    label: 'Company',
    type: 'text',
    inputMode: 'text',
    autoComplete: 'organization',
  },
  // Text, not `url`: a browser without script would reject an address typed without https://.
  resume: {
    label: 'Resume Link',
    type: 'text',
    inputMode: 'url',
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
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
        <>
          <input
            {...control}
            {...form.register(name)}
            {...attributes}
            // No `maxLength`: the browser would silently truncate pasted text. Form and server keep it, and name the limit.
            enterKeyHint="next"
            onKeyDown={nextOnEnter}
            className={controlClass}
            dir="auto"
            defaultValue={initial[name]}
          />
          {name === 'email' && <EmailHint form={form} />}
        </>
      )}
    </Field>
  )
}
