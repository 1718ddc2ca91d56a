// What the errors mean with which nodemailer reports that a mail was not sent.
import type { Progress } from './last-check'
import type { SmtpError } from './rejections'

/** As the caller of `Mailer.send` sees it. */
type SendFailure = Error & { code?: string; mayHaveArrived: boolean }

/** The server's own rejection: it did not take the mail. */
export function isAnswer(error: unknown): boolean {
  return typeof (error as SmtpError).responseCode === 'number'
}

/**
 * How Postfix and Exim greet a connection more than they allow a client, and what Dovecot says to its login; and how a
 * server does that is going down.
 */
export function isOneTooMany(error: unknown): boolean {
  const { code, responseCode, command } = error as SmtpError
  // By nodemailer's code for a greeting.
  const isGreeting = command === 'CONN' && code === 'EPROTOCOL'
  return responseCode === 421 && (isGreeting || String(command).startsWith('AUTH'))
}

/** @param isLate the mail was ended because the server takes too long: to the caller, it did not respond */
export function failureOf(error: unknown, progress: Progress, isLate: boolean): SendFailure {
  const mayHaveArrived = progress.handedOver && (!isAnswer(error) || isRelayLost(error))
  const late = isLate ? { code: 'ETIMEDOUT' } : {}
  const failure = Object.assign(error as Error, late, { mayHaveArrived })
  return isClosedAtRecipient(failure) ? Object.assign(failure, { command: 'RCPT TO' }) : failure
}

/**
 * A 421 to a recipient that was sent along with other commands (RFC 2920), as nodemailer reports it: it fails for any
 * other command under that one's name. Taken for one to the connection, it would be tried again without an end.
 */
function isClosedAtRecipient(error: unknown): boolean {
  const { code, responseCode, command, message } = error as SmtpError
  const isClosed = String(message).startsWith('Server closed the connection')
  return responseCode === 421 && command === 'CONN' && code === 'ECONNECTION' && isClosed
}

/**
 * What a relay such as Dovecot says when the server behind it, which has the whole mail by then, was silent or lost
 * (RFC 3463, X.4).
 */
function isRelayLost(error: unknown): boolean {
  return /^421[ -]4\.4\./.test(String((error as SmtpError).response))
}
