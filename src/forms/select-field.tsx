// A choice from a list. Its label is the same in every form.
import type { Choice } from '../contract/choices'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import type { FieldProps } from './form-values'

/** The prompt is shown in the list until something is chosen. */
const lists = {
  service: { label: 'Service Needed', prompt: 'Select a service' },
  urgency: { label: 'Urgency Level', prompt: 'Select urgency' },
  position: { label: 'Position', prompt: 'Select a position' },
  experience: { label: 'Experience', prompt: 'Select your experience' },
}

interface Props extends FieldProps {
  name: keyof typeof lists
  choices: readonly Choice[]
  /** The ID of a text elsewhere that screen readers read with the field. */
  hintId?: string
}

export function SelectField({ id, form, initial, name, choices, hintId }: Props) {
  const { label, prompt } = lists[name]
  return (
    <Field
      id={`${id}-${name}`}
      label={label}
      error={form.formState.errors[name]?.message}
      hintId={hintId}
    >
      {(control) => (
        <Select {...control} {...form.register(name)} defaultValue={initial[name]}>
          <option value="">{prompt}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
