// Form controls: text fields, selects, checkboxes, with and without errors.
import { ErrorSummary } from '../../ui/error-summary'
import { CheckField, Field } from '../../ui/field'
import { area, box, control } from '../../ui/field.css'
import { Select } from '../../ui/select'
import { Specimen } from './specimen'
import * as styles from './specimen.css'

const states = [
  { id: 'plain', optional: false, error: undefined, hint: undefined },
  { id: 'optional', optional: true, error: undefined, hint: undefined },
  { id: 'helped', optional: false, error: undefined, hint: 'What helps to fill it in.' },
  { id: 'wrong', optional: false, error: 'Please say more', hint: 'What helps to fill it in.' },
]

export function FieldParts() {
  return (
    <>
      <Specimen title="Fields">
        {states.map(({ id, ...state }) => (
          <div key={id} className={styles.columns}>
            <Field id={`${id}-text`} label="Text" {...state}>
              {(props) => <input type="text" className={control} {...props} />}
            </Field>
            <Field id={`${id}-select`} label="Select" {...state}>
              {(props) => (
                <Select {...props}>
                  <option>First choice</option>
                  <option>Second choice</option>
                </Select>
              )}
            </Field>
            <Field id={`${id}-area`} label="Longer text" {...state}>
              {(props) => <textarea rows={3} className={area} {...props} />}
            </Field>
          </div>
        ))}
      </Specimen>
      <Specimen title="Boxes to tick">
        {states.map(({ id, error }) => (
          <CheckField key={id} id={`${id}-box`} label="I agree to what it says here." error={error}>
            {(props) => <input type="checkbox" className={box} {...props} />}
          </CheckField>
        ))}
      </Specimen>
      <Specimen title="Error summary">
        <ErrorSummary
          title="Please check these fields:"
          entries={[
            { fieldId: 'wrong-text', message: 'Please say more' },
            { fieldId: 'wrong-select', message: 'Please select something' },
          ]}
        />
      </Specimen>
    </>
  )
}
