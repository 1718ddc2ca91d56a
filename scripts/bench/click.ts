// From the moment a submission is due to be sent until the mail server has the team's mail.
import { percentile, postSteadily } from './post-load'
import { type Row, spread } from './report'
import { startSmtpSink } from './side-program'
import { startBenchSite } from './site'

const STEADY = { perSecond: 100, count: 1_500 }
/** Milliseconds at the median and for all but one percent. */
const GOALS = [
  [0.5, 100],
  [0.99, 500],
] as const
const PATIENCE_MS = 30_000

export async function click(): Promise<Row[]> {
  return [...(await clickOn('postgres')), ...(await clickOn('redis'))]
}

async function clickOn(backend: 'postgres' | 'redis'): Promise<Row[]> {
  const sink = await startSmtpSink()
  const env = { SMTP_URL: sink.url, TEAM_EMAIL: 'team@bench.example' }
  const site = await startBenchSite({ redis: backend === 'redis', env })
  try {
    await postSteadily(site.url, { perSecond: 50, count: 100 })
    const sent = (await postSteadily(site.url, STEADY)).map(({ mark, dueAt }) => ({
      mark: mark ?? '',
      dueAt,
    }))
    const deadline = Date.now() + PATIENCE_MS
    while (sent.some(({ mark }) => !sink.teamMails.has(mark)) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const times = sent.map(({ mark, dueAt }) => (sink.teamMails.get(mark) ?? Infinity) - dueAt)
    return GOALS.map(([share, goal]) => ({
      name: `click to team mail at ${STEADY.perSecond}/s, p${share * 100}, on ${backend}`,
      unit: 'ms',
      goal,
      ...spread([percentile(times, share)]),
    }))
  } finally {
    await site.stop()
    sink.stop()
  }
}
