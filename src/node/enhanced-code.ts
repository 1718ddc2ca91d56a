// The enhanced status code in a mail server's response (RFC 3463): digits only, so it quotes nobody.

const CODE = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/

/** For example `5.2.2` of `552 5.2.2 Mailbox full`; undefined where the response has none. */
export function enhancedCode(response: unknown): string | undefined {
  return CODE.exec(String(response))?.[1]
}
