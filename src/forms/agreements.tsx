// The agreements of a form, in the wording that is stored with the consent.
import type { ReactNode } from 'react'
import { consentVersion, smsConsentWording } from '../content/consent'
import { nativeFields } from '../contract/api'
import { CheckField } from '../ui/field'
import { box } from '../ui/field.css'
import { Link } from '../ui/link'
import type { FieldProps } from './form-values'

interface Props extends FieldProps {
  /** False if the form asks for no phone number to send a text to. */
  withTexts?: boolean
}

export function Agreements({ withTexts = true, ...fields }: Props) {
  return (
    <>
      {withTexts && <SmsConsent {...fields} />}
      <Agreement {...fields} name="terms" label={<TermsLabel />} />
    </>
  )
}

export function SmsConsent(fields: FieldProps) {
  return (
    <>
      <input type="hidden" name={nativeFields.consent} value={consentVersion} />
      <Agreement {...fields} name="smsConsent" label={<ConsentLabel />} />
    </>
  )
}

interface AgreementProps extends FieldProps {
  name: 'smsConsent' | 'terms'
  label: ReactNode
}

function Agreement({ id, form, initial, name, label }: AgreementProps) {
  return (
    <CheckField
      id={`${id}-${name}`}
      label={label}
      error={form.formState.errors[name]?.message}
      optional={name !== 'terms'}
    >
      {(control) => (
        <input
          {...control}
          {...form.register(name)}
          type="checkbox"
          // On Back, browsers would tick again what was ticked.
          autoComplete="off"
          className={box}
          defaultChecked={initial[name]}
        />
      )}
    </CheckField>
  )
}

/** Its wording is stored with the consent, so all forms show the same. */
function ConsentLabel() {
  const { agreement, pointer } = smsConsentWording
  return (
    <>
      {agreement + pointer.before}
      <Link to="/privacy">{pointer.link}</Link>
      {pointer.after}
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
