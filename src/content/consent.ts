// The SMS consent text, in versions: the one a visitor agreed to is stored with the consent.
import { company } from './company'

/**
 * The day this wording was first shown. Change it with every change of the wording, including the company's name, and
 * add the new wording to `consent-versions.ts`.
 */
export const consentVersion = '2026-11-26'

/** States who sends what: carriers require both. The sender is the name that each message begins with. */
const agreement =
  `I agree to receive text messages at the number provided, from ${company.name}, about what I send with this form. ` +
  'Message and data rates may apply. Message frequency varies. Reply HELP for help or STOP to cancel. ' +
  'Consent is not a condition of purchase.'

const pointer = { before: ' See our ', link: 'Privacy Policy', after: '.' } as const

export const smsConsentWording = {
  agreement,
  /** Follows the agreement, with its link to the privacy policy. */
  pointer,
  /** All of it, as it is stored and quoted. */
  text: agreement + Object.values(pointer).join(''),
}
