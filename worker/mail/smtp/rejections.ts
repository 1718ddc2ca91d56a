// Tells whether a mail server's rejection is about one mail, or about all of them: its connection, our login, our address.

/** SMTP commands about the connection; all others concern one message. */
const BEFORE_A_MESSAGE = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/
/** RFC 4954: the login is missing, too weak or rejected, in response to any command. */
const LOGIN = new Set([530, 534, 535, 538])
/**
 * Our own sender address is rejected (RFC 3463, X.1.7 and X.1.8; Exchange has its own codes), which affects every mail
 * alike. Postfix reports it in response to RCPT TO. Without such a hint a 5xx is permanent, as the standard says.
 */
const SENDER_REFUSED = /^\d{3}[ -][45]\.(?:1\.[78]|2\.252|7\.60)\b|sender address rejected/i
/**
 * Exim's and IONOS' words for it, which end a response of several lines: only the last says whose address it is about.
 * Exim says it to all recipients but the first in one line.
 */
const LAST_LINE_REFUSES_SENDER = /(?:^|\n)550 Sender (?:verify failed|address is not allowed\.?)$/

/** What nodemailer tells of a failure, as far as it does. */
export interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
  message?: unknown
}

/**
 * Whether a mail server failed before it was told a recipient, so that none can be the cause: connecting, greeting or
 * login, or a 4xx to MAIL FROM, such as a rate limit's. All mails share our address, but not the size (452, RFC 1870).
 */
export function isBeforeRecipient(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as SmtpError
  if (BEFORE_A_MESSAGE.test(String(command))) return true
  return command === 'MAIL FROM' && /^4(?!52)/.test(String(responseCode))
}

/**
 * Whether a mail server's rejection would apply to every other mail too. 421: it closes the channel (RFC 5321, 4.2.3).
 */
export function isAboutAllMails(error: SmtpError, responseCode: number): boolean {
  return (
    responseCode === 421 ||
    LOGIN.has(responseCode) ||
    isBeforeRecipient(error) ||
    SENDER_REFUSED.test(ownWords(error)) ||
    LAST_LINE_REFUSES_SENDER.test(String(error.response))
  )
}

/** A server that asks the recipient's server first quotes it, and that one may be a stranger's. */
export function ownWords({ response }: SmtpError): string {
  return String(response).split(/ said: |\n/, 1)[0] ?? ''
}

/**
 * A 5xx to MAIL FROM, which says nothing of a recipient, and no size, since nodemailer sends none: a name that our domain
 * has not at the moment, or an address on a list. Not if it is about the mail's form (RFC 3463, X.5.2, X.5.4 and
 * X.6), of which only letters outside ASCII differ between our mails, or, whatever the command, about its size. 503
 * misses another command, such as AUTH.
 */
export function isSenderRejected(error: SmtpError): boolean {
  const isOfOneMail = /^(?:523|552|555)|^(?!503)\d{3}[ -]5\.(?:2\.3|3\.4|5\.[24]|6\.)/.test(
    ownWords(error),
  )
  return error.command === 'MAIL FROM' && !isOfOneMail
}
