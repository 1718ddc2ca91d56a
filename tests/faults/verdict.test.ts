import { expect, test } from 'vitest'
import { ONLY_TIMED } from '../../scripts/test/test-reports'
import type { Entry } from './clients/ledger'
import { TEAM } from './environment/environment'
import type { Evidence } from './evidence'
import { exitCodeOf } from './finding'
import { judgeDoubles } from './judge-mails'
import { judgeTexts } from './judge-texts'
import { optedOut } from './phones'
import { plainSubmission } from './plan-submissions'
import type { RedisDownResult } from './scenarios/redis-down'
import { judge } from './verdict'

const submission = plainSubmission('unit0', 'contact')
const { mark } = submission
const server = 'http://127.0.0.1:1'
const answered = { server, at: 1_000, tookMs: 5, outcome: 202 as const, reference: 'ABCD-1234' }
const entry: Entry = { ...submission, textTo: '+12145550100', answers: [answered] }
const mail = { event: 'taken' as const, at: 1_100, mark, dropped: false }
const toTeam = { ...mail, to: TEAM, messageId: '<team>' }
const toProspect = { ...mail, to: [`${mark}@prospects.example`], messageId: '<prospect>' }
const row = { submissionId: '1', email: `${mark}@prospects.example`, kind: 'contact' }
const text = { to: '+12145550100', body: 'your request ABCD-1234. Reply STOP' }

const account = {
  accepted: 1,
  rows: { service_requests: 0, contact_submissions: 1, job_applications: 0 },
  deliveries: { team_email: { sent: 1 }, prospect_email: { sent: 1 } },
}

const redisDown: RedisDownResult = {
  refused: 0,
  accepts: [{ at: 500, tookMs: 900 }],
  pages: [{ at: 500, tookMs: 20 }],
  brokenPages: 0,
}
const good: Evidence = {
  entries: [entry],
  rows: [row],
  deliveries: [],
  mails: [toTeam, toProspect],
  texts: [text],
  faults: [],
  stalls: [],
  slack: 1,
  servers: [server, 'http://127.0.0.1:2'],
  storm: { faults: [], settledMs: 5_000 },
  redisDown,
  deaths: { deaths: 2, slowestRerunMs: 7_000, survived: true },
  burst: { sent: 1, failed: [], unclean: [], late: [] },
  outage: { part: 'smtp', lastedMs: 600_000, settledMs: 20_000 },
  nowhere: { accepted: 0, unanswered: [], refusals: [{ at: 0, tookMs: 1_500 }] },
  reconciled: account,
}
const breached = (change: Partial<Evidence>) =>
  judge({ ...good, ...change })
    .filter(({ passed }) => !passed)
    .map(({ what }) => what)

test('judge() reports no breach for a run in which every guarantee held', () => {
  expect(breached({})).toEqual([])
})

const otherPerson = { ...toProspect, to: ['boss@elsewhere.example'] }
const hung = { ...answered, tookMs: 5_500 }
const refused: Entry = { ...entry, ends: 422 }
const rejected: Entry = { ...refused, mark: 'unit1', answers: [{ ...answered, outcome: 422 }] }
const [gone = ''] = optedOut
const silence = { ...answered, outcome: 'no answer' as const }

test.each<[string, Partial<Evidence>]>([
  ['accepted submissions missing from PostgreSQL', { rows: [] }],
  ['submissions with more than one row', { rows: [row, row] }],
  [
    'rows of submissions that were never posted',
    { rows: [row, { ...row, email: 'who@else.example' }] },
  ],
  [
    'rows of submissions that were never posted or are invalid',
    {
      entries: [entry, rejected],
      rows: [row, { ...row, email: 'unit1@prospects.example' }],
    },
  ],
  ['submissions never accepted', { entries: [{ ...entry, answers: [] }] }],
  [
    'another reference',
    { entries: [{ ...entry, answers: [answered, { ...answered, reference: 'X' }] }] },
  ],
  ['missing emails', { mails: [toTeam] }],
  ['missing emails', { mails: [{ ...toTeam, to: TEAM.slice(1) }, toProspect] }],
  ['another Message-ID', { mails: [toTeam, toProspect, { ...toProspect, messageId: '<new>' }] }],
  ['emails to a wrong recipient', { mails: [toTeam, toProspect, otherPerson] }],
  [
    'emails to a wrong recipient',
    { mails: [toTeam, toProspect, { ...toTeam, to: [...TEAM, 'boss@elsewhere.example'] }] },
  ],
  ['text messages sent twice', { texts: [text, text] }],
  ['text messages without consent', { entries: [{ ...entry, textTo: null }] }],
  [
    'text messages without consent, after STOP',
    { entries: [{ ...entry, textTo: gone }], texts: [{ ...text, to: gone }] },
  ],
  ['neither sent nor left for a person', { texts: [] }],
  ['everything settled after the last fault', { storm: { faults: [], settledMs: 31_000 } }],
  [
    'everything settled after 10 min',
    { outage: { part: 'smtp', lastedMs: 600_000, settledMs: 61_000 } },
  ],
  ['runs again', { deaths: { deaths: 2, slowestRerunMs: 11_000, survived: true } }],
  ['active jobs lost', { deaths: { deaths: 2, slowestRerunMs: 7_000, survived: false } }],
  ['submissions refused while Redis', { redisDown: { ...redisDown, refused: 1 } }],
  [
    'slowest acceptance while Redis',
    {
      redisDown: {
        ...redisDown,
        accepts: [{ at: 0, tookMs: 1_600 }],
      },
    },
  ],
  ['slowest acceptance while Redis', { redisDown: { ...redisDown, accepts: [] } }],
  ['incomplete pages while Redis', { redisDown: { ...redisDown, brokenPages: 1 } }],
  ['slowest page while Redis', { redisDown: { ...redisDown, pages: [] } }],
  ['slowest page while Redis', { redisDown: { ...redisDown, pages: [{ at: 0, tookMs: 2_100 }] } }],
  [
    'requests that failed when SIGTERM',
    { burst: { ...good.burst, failed: [{ mark, answers: [] }] } },
  ],
  ['accepted while no datastore responded', { nowhere: { ...good.nowhere, accepted: 1 } }],
  ['neither accepted nor refused', { nowhere: { ...good.nowhere, unanswered: [silence] } }],
  ['slowest refusal while', { nowhere: { ...good.nowhere, refusals: [{ at: 0, tookMs: 2_600 }] } }],
  ['slowest refusal while', { nowhere: { ...good.nowhere, refusals: [] } }],
  ['exited with a code other than 0', { burst: { ...good.burst, unclean: ['server-1'] } }],
  ['did not stop in time', { burst: { ...good.burst, late: ['server-1'] } }],
  ['requests that took over 5 s', { entries: [{ ...entry, answers: [answered, hung] }] }],
  [
    'responses with an unexpected status',
    { entries: [{ ...entry, answers: [{ ...answered, outcome: 500 }, answered] }] },
  ],
  ['invalid submissions accepted', { entries: [refused] }],
  ['totals of `leads reconcile`', { reconciled: { ...account, accepted: 2 } }],
])('judge() reports a breach of: %s', (what, change) => {
  expect(breached(change).join('\n')).toContain(what)
})

test.each([
  { rows: { ...account.rows, contact_submissions: 2 } },
  { deliveries: { ...account.deliveries, team_email: { sent: 1, failed: 1 } } },
  { deliveries: { ...account.deliveries, prospect_email: { sent: 2 } } },
  { deliveries: { ...account.deliveries, prospect_sms: { sent: 1 } } },
])('judge() compares each total of `leads reconcile`, as in %j', (wrong) => {
  const reconciled = { ...account, ...wrong }
  expect(breached({ reconciled })).toEqual([expect.stringContaining('totals of `leads reconcile`')])
})

test('judgeTexts() counts a failed text message as missing, even if another one of unknown status was sent', () => {
  const id = (submissionId: string) => ({ ...answered, id: submissionId })
  const left: Entry = { ...entry, answers: [id('1')] }
  const failed: Entry = { ...left, answers: [{ ...id('2'), reference: 'EFGH-5678' }] }
  const delivery = { channel: 'prospect_sms', lastError: null }
  const waits = (submissionId: string) => ({ ...delivery, submissionId, status: 'unknown' })
  const entries = [left, failed]
  expect(judgeTexts({ ...good, entries, deliveries: [waits('1')] }).at(-1)).toMatchObject({
    passed: false,
    measured: '1 (1 unknown)',
    breaches: [['EFGH-5678', failed]],
  })
  expect(judgeTexts({ ...good, entries, deliveries: [waits('2')] }).at(-1)?.passed).toBe(true)
})

test('judge() ignores slow requests caused by the suite’s own stalls or by a frozen server', () => {
  const entries = [{ ...entry, answers: [answered, hung] }]
  const stalls = [{ from: 1_000, until: 2_000 }]
  expect(breached({ entries, stalls })).toEqual([])
  const accepts = [{ at: 900, tookMs: 2_400 }]
  const pages = [{ at: 900, tookMs: 2_900 }]
  expect(breached({ redisDown: { ...redisDown, accepts, pages }, stalls })).toEqual([])
  const refusals = [{ at: 900, tookMs: 3_400 }]
  expect(breached({ nowhere: { ...good.nowhere, refusals }, stalls })).toEqual([])
  const frozen = { part: 'server-1' as const, does: 'freeze', from: 2_000, until: 4_000 }
  expect(breached({ entries, faults: [frozen] })).toEqual([])
})

test('judge() excuses a slow request by no short stall, and by no freeze of another server or at another time', () => {
  const entries = [{ ...entry, answers: [answered, hung] }]
  const slow = [expect.stringContaining('requests that took over 5 s')]
  expect(breached({ entries, stalls: [{ from: 2_000, until: 2_010 }] })).toEqual(slow)
  const frozen = { part: 'server-1' as const, does: 'freeze', from: 2_000, until: 4_000 }
  for (const other of [
    { ...frozen, part: 'server-2' as const },
    { ...frozen, from: 0, until: 900 },
    { ...frozen, from: 7_000, until: 9_000 },
    { ...frozen, does: 'kill' },
  ]) {
    expect(breached({ entries, faults: [other] })).toEqual(slow)
  }
})

test('judge() multiplies the time limits by the slack', () => {
  const slow = {
    storm: { ...good.storm, settledMs: 59_900 },
    outage: { part: 'smtp' as const, lastedMs: 600_000, settledMs: 119_900 },
    deaths: { ...good.deaths, slowestRerunMs: 19_900 },
    redisDown: {
      ...redisDown,
      accepts: [{ at: 500, tookMs: 2_900 }],
      pages: [{ at: 500, tookMs: 3_900 }],
    },
    nowhere: { ...good.nowhere, refusals: [{ at: 0, tookMs: 4_900 }] },
  }
  expect(breached({ ...slow, slack: 2 })).toEqual([])
  expect(breached({ ...slow, slack: 1.9 })).toHaveLength(6)
})

test('judgeDoubles() allows duplicates up to half a percent of all emails and one per kill', () => {
  const run = (mails: Evidence['mails'], died = 2): Evidence => {
    return { ...good, mails, deaths: { ...good.deaths, deaths: died } }
  }
  const twice = run([toTeam, toTeam, toProspect, toProspect])
  // Enough other mails, about nothing accepted, to make half a percent two or one.
  const others = (count: number) => run(Array(count).fill({ ...toTeam, mark: 'other' }), 0)
  expect(judgeDoubles([twice])).toMatchObject({ passed: false, timed: true })
  expect(judgeDoubles([twice, others(396)])).toMatchObject({ passed: true, measured: '2 of 400' })
  expect(judgeDoubles([twice, others(395)])).toMatchObject({ passed: false, must: '1 or less' })
  // Up to two per death may be due to the machine, three are not.
  const oneDeath = { ...twice, deaths: { ...good.deaths, deaths: 1 } }
  expect(judgeDoubles([oneDeath, others(396)])).toMatchObject({ passed: false, timed: true })
  const thrice = { ...oneDeath, mails: [...twice.mails, toTeam] }
  expect(judgeDoubles([thrice, others(996)])).toMatchObject({ passed: false, timed: false })
  // A worker that has to be killed because it does not stop in time is a kill too.
  const restart = { part: 'worker-1' as const, does: 'restart', from: 0, until: 12_000 }
  const restarted = (forced: boolean) => ({ ...oneDeath, faults: [{ ...restart, forced }] })
  expect(judgeDoubles([restarted(true), others(396)])).toMatchObject({ passed: true })
  expect(judgeDoubles([restarted(false), others(396)])).toMatchObject({ passed: false })
  const killed = (part: 'smtp' | 'server-1') => {
    return { ...oneDeath, faults: [{ ...restart, part, does: 'kill' }] }
  }
  expect(judgeDoubles([killed('smtp'), others(396)])).toMatchObject({ passed: true })
  expect(judgeDoubles([killed('server-1'), others(396)])).toMatchObject({ passed: false })
})

test('a team email that one inbox gets later than the other is one email', () => {
  const apart = TEAM.map((inbox) => ({ ...toTeam, to: [inbox] }))
  const mails = [...apart, toProspect]
  expect(breached({ mails })).toEqual([])
  expect(judgeDoubles([{ ...good, mails }]).measured).toBe('0 of 3')
})

test('a second copy is no breach if the mail server accepted the first one without confirming it', () => {
  const mails = [{ ...toTeam, dropped: true }, toTeam, toProspect]
  expect(breached({ mails })).toEqual([])
  expect(judgeDoubles([{ ...good, mails }])).toMatchObject({ passed: true, measured: '0 of 3' })
})

test('exitCodeOf() is ONLY_TIMED if only lines failed that a busy machine can break, else 1', () => {
  const endOf = (change: Partial<Evidence>) =>
    exitCodeOf(judge({ ...good, ...change }).filter(({ passed }) => !passed))
  const slow = { entries: [{ ...entry, answers: [hung] }] }
  expect(endOf({})).toBe(0)
  expect(endOf(slow)).toBe(ONLY_TIMED)
  expect(endOf({ ...slow, rows: [] })).toBe(1)
  const { burst, nowhere } = good
  expect(endOf({ burst: { ...burst, late: ['server-1'] } })).toBe(ONLY_TIMED)
  expect(endOf({ burst: { ...burst, unclean: ['server-1'] } })).toBe(1)
  expect(endOf({ nowhere: { ...nowhere, unanswered: [silence] } })).toBe(ONLY_TIMED)
  expect(endOf({ nowhere: { ...nowhere, unanswered: [{ ...answered, outcome: 500 }] } })).toBe(1)
  expect(endOf({ nowhere: { ...nowhere, accepted: 1 } })).toBe(1)
})
