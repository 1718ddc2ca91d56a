// A choice from a list.
import type { Choice } from '../contract/choices'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import type { FieldProps, TextName } from './form-values'

interface Props extends FieldProps {
  name: Extract<TextName, 'service' | 'urgency' | 'position' | 'experience'>
  label: string
  /** Shown in the list until something is chosen. */
  prompt: string
  choices: readonly Choice[]
  /** The ID of a text elsewhere that screen readers read with the field. */
  hintId?: string
}

export function SelectField({ id, form, initial, name, ...list }: Props) {
  return (
    <Field
      id={`${id}-${name}`}
      label={list.label}
      error={form.formState.errors[name]?.message}
      hintId={list.hintId}
    >
      {(control) => (
        <Select {...control} {...form.register(name)} defaultValue={initial[name]}>
          <option value="">{list.prompt}</option>
          {list.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
