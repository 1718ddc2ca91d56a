// Mails against the promise: none missing, hardly any twice, and none to anybody else.
import { isAccepted } from './clients/ledger'
import type { Evidence } from './evidence'
import { type Finding, none } from './finding'
import { TEAM } from './stand/stand'
import type { MailLine } from './stand-ins/smtp'

/** Share of all mails that may be there twice. */
const DOUBLED_SHARE = 0.005
/** A worker frozen for longer than its lease is as good as dead to the others. In milliseconds. */
const LEASE_MS = 5_000

export function judgeMails({ entries, mails, faults, deaths }: Evidence): Finding[] {
  const isTeam = ({ to }: MailLine) =>
    to.length === TEAM.length && TEAM.every((each) => to.includes(each))
  const accepted = entries.filter(isAccepted)
  const missing: string[] = []
  const doubled: string[] = []
  const renamed: unknown[] = []
  for (const { mark } of accepted) {
    const own = mails.filter((mail) => mail.mark === mark)
    const copies = {
      team: own.filter(isTeam),
      prospect: own.filter(({ to }) => to.length === 1 && to[0] === `${mark}@prospects.example`),
    }
    for (const [whose, list] of Object.entries(copies)) {
      if (list.length === 0) missing.push(`${whose} mail of ${mark}`)
      // A copy whose answer the stand-in withheld had to be sent again.
      const extra = list.length - 1 - list.filter(({ dropped }) => dropped).length
      for (let i = 0; i < extra; i++) doubled.push(`${whose} mail of ${mark}`)
      const ids = new Set(list.map(({ messageId }) => messageId))
      if (ids.size > 1) renamed.push({ mark, whose, ids: [...ids] })
    }
  }
  const marks = new Set(accepted.map(({ mark }) => mark))
  const strangers = mails.filter(
    (mail) =>
      !marks.has(mail.mark) ||
      !(isTeam(mail) || mail.to.join() === `${mail.mark}@prospects.example`),
  )
  return [
    none('missing mails', missing, ` of ${accepted.length * 2}`),
    doubles(doubled, mails.length, excusesOf(faults) + deaths.deaths),
    none('copies of a mail with another Message-ID', renamed),
    none('mails to somebody else, or about nothing accepted', strangers),
  ]
}

/** Events that may each double one mail. */
function excusesOf(faults: Evidence['faults']): number {
  const deadly = ({ part, does, from, until }: Evidence['faults'][number]) =>
    (/^worker|^smtp/.test(part) && does === 'kill') ||
    (part === 'smtp' && does === 'restart') ||
    (/^worker/.test(part) && does === 'freeze' && until - from > LEASE_MS)
  return faults.filter(deadly).length
}

function doubles(doubled: string[], sent: number, excuses: number): Finding {
  // In a short run half a percent is less than one mail.
  const most = Math.min(excuses, Math.max(1, Math.floor(sent * DOUBLED_SHARE)))
  return {
    what: `doubled mails (${excuses} deaths of worker or SMTP server)`,
    must: `${most} or less`,
    measured: `${doubled.length} of ${sent}`,
    holds: doubled.length <= most,
    // One for each death and still over the share: in a run of few mails that hangs on the moments of the deaths.
    timed: doubled.length <= excuses,
    breaches: doubled.length <= most ? [] : doubled,
  }
}
