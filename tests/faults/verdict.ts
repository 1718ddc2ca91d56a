// Checks the evidence of a run against the table of guarantees, line by line.
import { isDeepStrictEqual } from 'node:util'
import { isAccepted } from './clients/ledger'
import type { Evidence } from './evidence'
import { type Finding, none, timed, within } from './finding'
import { judgeMails } from './judge-mails'
import { judgeTexts } from './judge-texts'
import { type Stall, withoutStalls } from './own-stalls'
import { expectedAccount } from './reconcile'
import type { NowhereResult } from './scenarios/all-datastores-down'
import type { RedisDownResult } from './scenarios/redis-down'

export function judge(evidence: Evidence): Finding[] {
  return [
    ...judgeRows(evidence),
    ...judgeMails(evidence),
    ...judgeTexts(evidence),
    ...judgeScenarios(evidence),
    ...judgeRequests(evidence),
    judgeAccount(evidence),
  ]
}

function judgeRows({ entries, rows }: Evidence): Finding[] {
  const markOf = (email: string) => email.split('@')[0] ?? ''
  const count = new Map<string, number>()
  for (const { email } of rows) count.set(markOf(email), (count.get(markOf(email)) ?? 0) + 1)
  const accepted = entries.filter(isAccepted)
  const posted = new Set(entries.filter(({ ends }) => ends === 202).map(({ mark }) => mark))
  const never = entries.filter((entry) => entry.ends === 202 && !isAccepted(entry))
  const two = accepted.filter(({ answers }) => {
    const references = answers.flatMap(({ reference }) => reference ?? [])
    return new Set(references).size > 1
  })
  return [
    none(
      'accepted submissions missing from PostgreSQL',
      accepted.filter(({ mark }) => !count.has(mark)).map(({ mark }) => mark),
      ` of ${accepted.length}`,
    ),
    none(
      'submissions with more than one row',
      [...count].filter(([, n]) => n > 1),
    ),
    none(
      'rows of submissions that were never posted or are invalid',
      rows.filter(({ email }) => !posted.has(markOf(email))),
    ),
    none(
      'submissions never accepted despite retries',
      never.map(({ mark, answers }) => ({ mark, last: answers.at(-1) })),
    ),
    none(
      'submissions whose retries got another reference',
      two.map(({ mark }) => mark),
    ),
  ]
}

function judgeScenarios(evidence: Evidence): Finding[] {
  const { nowhere, storm, deaths, redisDown, burst, outage, slack } = evidence
  return [
    within('everything settled after the last fault ended', storm.settledMs, 30_000 * slack),
    ...(outage
      ? [
          within(
            `everything settled after ${outage.lastedMs / 60_000} min without ${outage.part}`,
            outage.settledMs,
            60_000 * slack,
          ),
        ]
      : []),
    within(
      `an active job runs again after its worker is killed (${deaths.deaths} kills)`,
      Number.isFinite(deaths.slowestRerunMs) ? deaths.slowestRerunMs : null,
      10_000 * slack,
    ),
    none('active jobs lost in these kills', deaths.survived ? [] : [deaths]),
    ...(redisDown ? judgeRedisDown(redisDown, evidence) : []),
    // Linux resets connections that arrive between a server's last accept and the closing of its listening socket.
    timed(
      none(`requests that failed when SIGTERM came during a burst of ${burst.sent}`, burst.failed),
    ),
    ...judgeNowhere(nowhere, evidence),
    none('programs that exited with a code other than 0 on SIGTERM', burst.unclean),
    timed(none('programs that did not stop in time on SIGTERM', burst.late)),
  ]
}

type Machine = Pick<Evidence, 'stalls' | 'slack'>

function judgeRedisDown(redisDown: RedisDownResult, { stalls, slack }: Machine): Finding[] {
  return [
    // A submission is refused when its deadline passes before either datastore has stored it.
    timed(
      none(
        'submissions refused while Redis was unavailable',
        Array(redisDown.refused).fill('refused'),
      ),
    ),
    within(
      'slowest acceptance while Redis was unavailable',
      slowest(redisDown.accepts, stalls),
      1_500 * slack,
    ),
    none(
      'incomplete pages while Redis was unavailable',
      Array(redisDown.brokenPages).fill('broken'),
    ),
    // Well below a page that waits for Redis, and well above one on a merely busy machine.
    within(
      'slowest page while Redis was unavailable',
      slowest(redisDown.pages, stalls),
      2_000 * slack,
    ),
  ]
}

function judgeNowhere(
  { accepted, unanswered, refusals }: NowhereResult,
  { stalls, slack }: Machine,
): Finding[] {
  const neither = none(
    'submissions neither accepted nor refused while no datastore responded',
    unanswered,
  )
  return [
    none('submissions accepted while no datastore responded', Array(accepted).fill('accepted')),
    // On a busy machine a response may be missing, but none is wrong.
    { ...neither, timed: unanswered.every(({ outcome }) => typeof outcome === 'string') },
    within(
      'slowest refusal while no datastore responded',
      slowest(refusals, stalls),
      2_500 * slack,
    ),
  ]
}

/** The longest duration in milliseconds, minus the suite's own stalls; null if nothing was measured. */
function slowest(answers: { at: number; tookMs: number }[], stalls: Stall[]): number | null {
  if (answers.length === 0) return null
  return Math.max(...answers.map(({ at, tookMs }) => withoutStalls(stalls, at, tookMs)))
}

/** Without the slack: a client gives up soon after (clients/post.ts). */
const SLOWEST_MS = 5_000

function judgeRequests({ entries, faults, servers, stalls }: Evidence): Finding[] {
  // A frozen server is the fault itself; requests to it during that time say nothing about the product.
  const frozen = (server: string, from: number, until: number) => {
    const part = `server-${servers.indexOf(server) + 1}`
    return faults.some(
      (fault) =>
        fault.part === part &&
        fault.does === 'freeze' &&
        fault.from <= until &&
        fault.until >= from,
    )
  }
  const answers = entries.flatMap((entry) => entry.answers)
  const hung = answers.filter(
    ({ server, at, tookMs }) =>
      withoutStalls(stalls, at, tookMs) > SLOWEST_MS && !frozen(server, at, at + tookMs),
  )
  const broken = answers.filter(({ outcome }) => typeof outcome === 'number' && isBroken(outcome))
  const note = ` of ${answers.length}`
  return [
    timed(none('requests that took over 5 s', hung, note)),
    none('responses with an unexpected status', broken, note),
    none(
      'invalid submissions accepted',
      entries
        .filter(
          ({ ends, answers }) => ends === 422 && answers.some(({ outcome }) => outcome === 202),
        )
        .map(({ mark, body }) => ({ mark, smsConsent: body.smsConsent })),
    ),
  ]
}

/**
 * Excludes statuses a correct server may return: 408 goes to clients found waiting when a frozen server thaws; 409
 * and 503 say when to retry; 422 is judged by what was sent.
 */
function isBroken(status: number): boolean {
  return ![202, 408, 409, 422, 503].includes(status)
}

function judgeAccount({ entries, reconciled }: Evidence): Finding {
  const own = expectedAccount(entries.filter(isAccepted))
  const { accepted, rows, deliveries } = reconciled
  const texts = Object.values(deliveries.prospect_sms ?? {}).reduce((sum, n) => sum + n, 0)
  const theirs = { accepted, rows, mails: deliveries.team_email ?? { sent: 0 }, texts }
  const agrees =
    isDeepStrictEqual(theirs, own) &&
    isDeepStrictEqual(deliveries.prospect_email ?? { sent: 0 }, own.mails)
  return {
    what: "totals of `leads reconcile`, compared with the suite's own",
    must: 'identical',
    measured: agrees ? 'identical' : 'different',
    passed: agrees,
    timed: false,
    breaches: agrees ? [] : [{ own }, { reconciled }],
  }
}
