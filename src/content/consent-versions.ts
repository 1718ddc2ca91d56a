// Every wording of the SMS consent that a page may still show: it stays open while releases come and go.
import { consentVersion, smsConsentWording } from './consent'

/**
 * By version: one version never stands for two wordings. Each is written out in full, also the current one, because a
 * different company name is a different wording.
 */
export const consentWordings: Readonly<Record<string, string>> = {
  '2025-04-05':
    'I agree to receive text messages at the number provided. Message and data rates may apply. ' +
    'Message frequency varies. Reply HELP for help or STOP to cancel.',
  '2026-11-23':
    'I agree to receive text messages at the number provided from Cedarline IT about this request. ' +
    'Message and data rates may apply. Message frequency varies. Reply HELP for help or STOP to cancel. ' +
    'Consent is not a condition of purchase.',
  '2026-11-24':
    'I agree to receive text messages at the number provided, from Cedarline IT, about what I send ' +
    'with this form. Message and data rates may apply. Message frequency varies. Reply HELP for help ' +
    'or STOP to cancel. Consent is not a condition of purchase.',
  '2026-11-26':
    'I agree to receive text messages at the number provided, from Cedarline IT, about what I send ' +
    'with this form. Message and data rates may apply. Message frequency varies. Reply HELP for help ' +
    'or STOP to cancel. Consent is not a condition of purchase. See our Privacy Policy.',
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/**
 * What a visitor read who agreed on a page with this version. Of a page that is newer than this server, the wording is
 * not known here. A client without a page agrees to the current wording, which the privacy policy quotes.
 */
export function shownConsent(version: string): { wordingVersion: string; wording?: string } {
  if (!DATE.test(version))
    return { wordingVersion: consentVersion, wording: smsConsentWording.text }
  const wording = consentWordings[version]
  return { wordingVersion: version, ...(wording === undefined ? {} : { wording }) }
}
