/**
 * The number of a sender or recipient. Where a messaging service has an RCS sender, Twilio turns our texts into RCS
 * without asking us, and calls the same people `rcs:+1…` in its webhooks.
 */
export function withoutRcs(address: string): string {
  return address.replace(/^rcs:(?=\+)/i, '')
}
