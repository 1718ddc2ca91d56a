// The label of the SMS consent checkbox: its wording is stored with the consent, so all forms show the same.
import { smsConsentText } from '../content/consent'
import { Link } from '../ui/link'

export function ConsentLabel() {
  return (
    <>
      {smsConsentText} See our <Link to="/privacy">Privacy Policy</Link>.
    </>
  )
}
