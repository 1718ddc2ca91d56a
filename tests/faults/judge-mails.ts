// Judges the mails: none missing, hardly any duplicates, and none to anyone else.
import { LEASE_MS } from '../../worker/deliveries/lease'
import { type Entry, isAccepted } from './clients/ledger'
import { TEAM } from './environment/environment'
import type { Evidence } from './evidence'
import { type Finding, none } from './finding'
import type { MailLine } from './stand-ins/smtp'

/** Share of all mails that may be duplicates. */
const DOUBLED_SHARE = 0.005
const FEW_PER_DEATH = 2

export function judgeMails({ entries, mails }: Evidence): Finding[] {
  const accepted = entries.filter(isAccepted)
  const copies = accepted.flatMap((entry) => copiesOf(entry, mails))
  const missing = copies.filter(({ inboxes }) => inboxes.some((list) => list.length === 0))
  const renamed = copies
    .map(({ what, inboxes }) => ({ what, ids: [...new Set(inboxes.flat().map(idOf))] }))
    .filter(({ ids }) => ids.length > 1)
  const marks = new Set(accepted.map(({ mark }) => mark))
  const strangers = mails.filter(
    (mail) => !marks.has(mail.mark) || !(isTeam(mail) || isProspect(mail, mail.mark)),
  )
  return [
    none(
      'missing emails',
      missing.map(({ what }) => what),
      ` of ${copies.length}`,
    ),
    none('copies of an email with another Message-ID', renamed),
    none('emails to a wrong recipient, or about no accepted submission', strangers),
  ]
}

/**
 * Judged over all runs together: one death can hit several mails that left at the same moment, which in a run of
 * a few hundred mails would use up the whole share.
 */
export function judgeDoubles(runs: Evidence[]): Finding {
  const doubled = runs.flatMap(doubledOf)
  const sent = runs.reduce((sum, { mails }) => sum + mails.length, 0)
  const deaths = runs.reduce((sum, run) => sum + deathsOf(run), 0)
  const most = Math.min(deaths, Math.floor(sent * DOUBLED_SHARE))
  return {
    what: `duplicate emails (${deaths} kills of a worker or the mail server)`,
    must: `${most} or less`,
    measured: `${doubled.length} of ${sent}`,
    passed: doubled.length <= most,
    // A few per death depend on when the deaths happened to strike, and on a slow machine the time in which a kill
    // duplicates a mail is longer. A second run tells.
    timed: doubled.length <= FEW_PER_DEATH * deaths,
    breaches: doubled.length <= most ? [] : doubled,
  }
}

function doubledOf({ entries, mails }: Evidence): string[] {
  return entries
    .filter(isAccepted)
    .flatMap((entry) =>
      copiesOf(entry, mails).flatMap(({ what, inboxes }) =>
        Array<string>(Math.max(0, ...inboxes.map(extraOf))).fill(what),
      ),
    )
}

/** A copy whose response the stand-in withheld had to be sent again. */
function extraOf(list: MailLine[]): number {
  return list.length - 1 - list.filter(({ dropped }) => dropped).length
}

const idOf = ({ messageId }: MailLine) => messageId

/** Number of events that may each duplicate one mail. */
function deathsOf({ faults, deaths }: Evidence): number {
  const deadly = ({ part, does, from, until, forced }: Evidence['faults'][number]) =>
    (/^worker|^smtp/.test(part) && does === 'kill') ||
    (/^worker/.test(part) && does === 'restart' && forced) ||
    (part === 'smtp' && does === 'restart') ||
    (/^worker/.test(part) && does === 'freeze' && until - from > LEASE_MS)
  return faults.filter(deadly).length + deaths.deaths
}

/**
 * All copies of the two mails about a submission, by inbox. If the server defers one of the team's inboxes, as when
 * greylisting begins between the two, that inbox gets its copy later than the other.
 */
function copiesOf({ mark }: Entry, mails: MailLine[]) {
  const own = mails.filter((mail) => mail.mark === mark)
  const team = own.filter(isTeam)
  const byInbox = TEAM.map((inbox) => team.filter(({ to }) => to.includes(inbox)))
  const toProspect = own.filter((mail) => isProspect(mail, mark))
  return [
    { what: `team email of ${mark}`, inboxes: byInbox },
    { what: `prospect email of ${mark}`, inboxes: [toProspect] },
  ]
}

/** To inboxes of the team only, and to each once. */
function isTeam({ to }: MailLine): boolean {
  return new Set(to).size === to.length && to.every((each) => TEAM.includes(each))
}

function isProspect({ to }: MailLine, mark: string): boolean {
  return to.join() === `${mark}@prospects.example`
}
