// Time from the moment a submission is due to be sent until the mail server has the team's mail.
import { startTemporarySite } from '../tools/temporary-site'
import { pollUntil } from './poll-until'
import { postSteadily } from './post-load'
import { type BenchRow, percentile, spread } from './report'
import { type SmtpSink, startSmtpSink } from './side-program'

const STEADY = { perSecond: 100, count: 1_500 }
/**
 * Run until V8 has compiled the worker: at the full rate it would fall behind first, and that would be measured. In the
 * first eight seconds at that rate, the median was 120 to 222 ms on PostgreSQL, and 29 to 185 in the next eight.
 */
const WARM_UPS = [
  { perSecond: 50, count: 300 },
  { perSecond: 100, count: 800 },
]
/** Percentiles and their goals in milliseconds. */
const GOALS = [
  [0.5, 100],
  [0.99, 500],
] as const
const POLL_MS = 50

export async function postToMail(): Promise<BenchRow[]> {
  return [...(await postToMailOn('postgres')), ...(await postToMailOn('redis'))]
}

async function postToMailOn(backend: 'postgres' | 'redis'): Promise<BenchRow[]> {
  const sink = await startSmtpSink()
  const env = { SMTP_URL: sink.url, TEAM_EMAIL: 'team@bench.example' }
  const site = await startTemporarySite({ redis: backend === 'redis', env })
  try {
    for (const warmUp of WARM_UPS) await allMailed(sink, await postSteadily(site.url, warmUp))
    const sent = await postSteadily(site.url, STEADY)
    await allMailed(sink, sent)
    const times = sent.map(
      ({ mark, dueAt }) => (sink.teamMails.get(mark ?? '') ?? Infinity) - dueAt,
    )
    return GOALS.map(([share, goal]) => ({
      name: `POST to team mail at ${STEADY.perSecond}/s, p${share * 100}, on ${backend}`,
      unit: 'ms',
      goal,
      ...spread([percentile(times, share)]),
    }))
  } finally {
    await site.stop()
    sink.stop()
  }
}

/** Waits until the mail server has the team's mail for each of them that was not refused. */
function allMailed(sink: SmtpSink, sent: readonly { mark: string | null }[]): Promise<void> {
  const isMailed = ({ mark }: { mark: string | null }) => !mark || sink.teamMails.has(mark)
  return pollUntil(() => sent.every(isMailed), POLL_MS, 'the team mails of all submissions')
}
