// Time from the moment a submission is due to be sent until the mail server has the team's mail.

import { startTemporarySite } from '../tools/temporary-site'
import { percentile, postSteadily } from './post-load'
import { type BenchRow, spread } from './report'
import { type SmtpSink, startSmtpSink } from './side-program'

const STEADY = { perSecond: 100, count: 1_500 }
/** Runs until V8 has compiled the worker: at the full rate it would fall behind first, and that would be measured. */
const WARM_UP = { perSecond: 50, count: 300 }
/** Percentiles and their goals in milliseconds. */
const GOALS = [
  [0.5, 100],
  [0.99, 500],
] as const
const TIMEOUT_MS = 30_000

export async function click(): Promise<BenchRow[]> {
  return [...(await clickOn('postgres')), ...(await clickOn('redis'))]
}

async function clickOn(backend: 'postgres' | 'redis'): Promise<BenchRow[]> {
  const sink = await startSmtpSink()
  const env = { SMTP_URL: sink.url, TEAM_EMAIL: 'team@bench.example' }
  const site = await startTemporarySite({ redis: backend === 'redis', env })
  try {
    await mailed(sink, await postSteadily(site.url, WARM_UP))
    const sent = (await postSteadily(site.url, STEADY)).map(({ mark, dueAt }) => ({
      mark: mark ?? '',
      dueAt,
    }))
    await mailed(sink, sent)
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

/** Waits until the mail server has the team's mail for each of them, or until the timeout. */
async function mailed(sink: SmtpSink, sent: readonly { mark: string | null }[]): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (sent.some(({ mark }) => mark && !sink.teamMails.has(mark)) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
