// The recipients that a mail server rejected while it accepted the mail for others.
import { enhancedCode } from '../../../src/node/enhanced-code'
import { REFUSED_FOR, type SendResult } from '../mailer'

/** nodemailer's per-recipient result for an accepted mail. */
interface Envelope {
  accepted: unknown[]
  rejected: unknown[]
  rejectedErrors?: RecipientError[] | undefined
}

/** nodemailer's error for one recipient. */
interface RecipientError {
  responseCode?: number | undefined
  response?: string | undefined
  recipient?: string | undefined
}

/** Summarizes them; nothing if there are none. */
export function refusedIn({
  accepted,
  rejected,
  rejectedErrors = [],
}: Envelope): Omit<SendResult, 'providerId'> {
  if (rejected.length === 0) return {}
  const all = rejected.length + accepted.length
  const summary = (errors: RecipientError[]) => {
    const codes = [...new Set(errors.map(codeOf))].join(', ')
    return `${REFUSED_FOR} ${errors.length} of ${all} inboxes: ${codes}`
  }
  const isDeferred = ({ responseCode = 0 }: RecipientError) => responseCode < 500
  const deferred = rejectedErrors.filter(isDeferred)
  const forGood = rejectedErrors.filter((error) => !isDeferred(error))
  return {
    refused: summary(rejectedErrors),
    ...(deferred.length > 0 && forGood.length > 0 && { rejected: summary(forGood) }),
    deferred: deferred.flatMap(({ recipient }) => recipient ?? []),
  }
}

function codeOf({ responseCode, response }: RecipientError): string {
  return [responseCode ?? '?', enhancedCode(response)].filter(Boolean).join(' ')
}
