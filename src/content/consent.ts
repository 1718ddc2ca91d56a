// The SMS consent text, in versions: the one a visitor agreed to is stored with the consent.

/** Change it with every change of the words below. */
export const consentVersion = '2025-04-05'

export const smsConsentText =
  'I agree to receive text messages at the number provided. Message and data rates may apply. ' +
  'Message frequency varies. Reply HELP for help or STOP to cancel.'
