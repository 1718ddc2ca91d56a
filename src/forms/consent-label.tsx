// The label of the box for text messages: its words are stored with the consent, so all forms show the same.
import { smsConsentText } from '../content/consent'
import { Link } from '../ui/link'

export function ConsentLabel() {
  return (
    <>
      {smsConsentText} See our <Link to="/privacy">Privacy Policy</Link>.
    </>
  )
}
