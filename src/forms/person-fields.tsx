// Name and email: the two fields that every form begins with.
import type { FieldProps } from './form-values'
import { pair } from './site-form.css'
import { TextField } from './text-field'

export function PersonFields(fields: FieldProps) {
  return (
    <div className={pair}>
      <TextField {...fields} name="name" />
      <TextField {...fields} name="email" />
    </div>
  )
}
