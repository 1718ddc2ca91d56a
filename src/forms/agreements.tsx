// The agreements of a form, in the wording that is stored with the consent.
import { CheckField } from '../ui/field'
import { box } from '../ui/field.css'
import { Link } from '../ui/link'
import { ConsentLabel } from './consent-label'
import type { FieldProps } from './form-values'

interface Props extends FieldProps {
  /** False if the form asks for no phone number to send a text to. */
  withTexts?: boolean
}

export function Agreements({ id, form, initial, withTexts = true }: Props) {
  const { errors } = form.formState
  const input = (name: 'smsConsent' | 'terms') => ({
    ...form.register(name),
    type: 'checkbox',
    className: box,
    defaultChecked: initial[name] === true,
  })
  return (
    <>
      {withTexts && (
        <CheckField
          id={`${id}-smsConsent`}
          label={<ConsentLabel />}
          error={errors.smsConsent?.message}
        >
          {(control) => <input {...control} {...input('smsConsent')} />}
        </CheckField>
      )}
      <CheckField id={`${id}-terms`} label={<TermsLabel />} error={errors.terms?.message}>
        {(control) => <input {...control} {...input('terms')} required />}
      </CheckField>
    </>
  )
}

function TermsLabel() {
  return (
    <>
      I agree to the <Link to="/privacy">Privacy Policy</Link>
      {' and '}
      <Link to="/terms">Terms of Service</Link>.
    </>
  )
}
