// How many submissions per second one, two and four worker processes deliver from a full queue.
import { createSmtpMailer } from '../../worker/mail/smtp/smtp-mailer'
import { startTemporarySite, type TemporarySite } from '../tools/temporary-site'
import { pollUntil } from './poll-until'
import { postSteadily } from './post-load'
import { type BenchRow, spread } from './report'
import { type SmtpSink, startSmtpSink } from './side-program'

const PROCESSES = [1, 2, 4] as const
/** Large enough that start and end, when not every worker is busy, matter little. */
const FILL = { perSecond: 500, count: 1_500 }
/** Mails per submission: the team's and the prospect's. */
const MAILS = 2
/** Submissions per second that one process must deliver: the rate at which post-to-mail is measured. */
const GOAL = 100
const FLOOR_MAILS = 2_000
const POLL_MS = 10

export async function workerRates(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const backend of ['postgres', 'redis'] as const) {
    const sink = await startSmtpSink()
    const env = { SMTP_URL: sink.url, TEAM_EMAIL: 'team@bench.example' }
    const site = await startTemporarySite({ redis: backend === 'redis', programs: ['server'], env })
    try {
      const floor = `${Math.round((await bareMails(sink)) / MAILS)}/s: the mails alone`
      for (const processes of PROCESSES) {
        const rate = await emptied(site, sink, processes)
        const plural = processes === 1 ? '' : 's'
        rows.push({
          name: `submissions through ${processes} worker process${plural && 'es'}, on ${backend}`,
          unit: '/s',
          goal: GOAL,
          higherIsBetter: true,
          floor,
          ...spread([rate]),
        })
      }
    } finally {
      await site.stop()
      sink.stop()
    }
  }
  return rows
}

/** Fills the queue, then starts the workers. Counts from when the last of them is ready. */
async function emptied(site: TemporarySite, sink: SmtpSink, processes: number): Promise<number> {
  const before = sink.count()
  const accepted = (await postSteadily(site.url, FILL)).filter(({ mark }) => mark !== null)
  const due = before + MAILS * accepted.length
  const workers = await Promise.all(
    Array.from({ length: processes }, () => site.startProgram('worker')),
  )
  const [startedAt, already] = [performance.now(), sink.count()]
  await pollUntil(() => sink.count() >= due, POLL_MS, `${due - before} mails of the workers`)
  const rate = ((due - already) / MAILS) * (1_000 / (performance.now() - startedAt))
  await Promise.all(workers.map((worker) => worker.end(AbortSignal.timeout(8_000))))
  return rate
}

/** Mails per second of a process that does nothing else. */
async function bareMails(sink: SmtpSink): Promise<number> {
  const mailer = createSmtpMailer(sink.url)
  const bench = { name: 'Bench', address: 'somebody@bench.example' }
  const whole = { from: bench, to: [bench], replyTo: bench, subject: 'Bench' }
  const mail = { ...whole, text: 'x'.repeat(1_000), html: `<p>${'x'.repeat(3_000)}</p>` }
  const startedAt = performance.now()
  const unchecked = { lane: 'team', lastCheck: () => undefined } as const
  let next = 0
  const sender = async () => {
    while (next < FLOOR_MAILS) await mailer.send(mail, `bare${next++}`, unchecked)
  }
  await Promise.all(Array.from({ length: 20 }, sender))
  mailer.close()
  return FLOOR_MAILS * (1_000 / (performance.now() - startedAt))
}
