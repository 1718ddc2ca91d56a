// Judges the text messages: at most once each, and only to people who consented and may be reached.
import { isAccepted, referenceOf } from './clients/ledger'
import type { Evidence } from './evidence'
import { type Finding, none } from './finding'
import { optedOut } from './phones'

const REFERENCE = /\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/

export function judgeTexts({ entries, texts, deliveries }: Evidence): Finding[] {
  const byReference = new Map(
    entries.filter(isAccepted).map((entry) => [referenceOf(entry) ?? '', entry]),
  )
  const count = new Map<string, number>()
  const uncalled: unknown[] = []
  for (const { to, body } of texts) {
    const reference = REFERENCE.exec(body)?.[0] ?? ''
    count.set(reference, (count.get(reference) ?? 0) + 1)
    const entry = byReference.get(reference)
    if (entry?.textTo !== to || optedOut.includes(to))
      uncalled.push({ to, reference, mark: entry?.mark })
  }
  const due = [...byReference].filter(([, { textTo }]) => textTo !== null)
  const unknown = new Set(
    deliveries
      .filter(({ channel, status }) => channel === 'prospect_sms' && status === 'unknown')
      .map(({ submissionId }) => submissionId),
  )
  const missing = due.filter(
    ([reference, { answers }]) =>
      !count.has(reference) && !answers.some(({ id = '' }) => unknown.has(id)),
  )
  return [
    none(
      'text messages sent twice',
      [...count].filter(([, n]) => n > 1),
      ` of ${texts.length}`,
    ),
    none('text messages without consent, after STOP, or to a number not allowed', uncalled),
    none(
      `text messages due (${due.length}) that were neither sent nor left for a person to decide`,
      missing,
      ` (${unknown.size} unknown)`,
    ),
  ]
}
