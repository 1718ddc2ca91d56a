// What a visitor agrees to, in the words that are stored with the consent.
import { Link } from 'react-router'
import { smsConsentText } from '../content/consent'

export function ConsentLabel() {
  return (
    <>
      {smsConsentText} See our <Link to="/privacy">Privacy Policy</Link>.
    </>
  )
}

export function TermsLabel() {
  return (
    <>
      I agree to the <Link to="/privacy">Privacy Policy</Link> and{' '}
      <Link to="/terms">Terms of Service</Link>
    </>
  )
}
