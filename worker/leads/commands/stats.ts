// leads stats: a summary of the last two weeks.
import { company } from '../../../src/content/company'
import { IN_PIPELINE, OPEN_SINCE, REQUESTED_AT, SENT_TO_SOME } from '../../delivery-conditions'
import { REFUSED_FOR } from '../../mail/mailer'
import { duration, officeTime } from '../../office-time'
import { ask, type CommandContext, type ExitCode } from '../command-context'
import type { JsonOnly } from '../command-table'
import { JOIN_REFERENCE } from '../join-reference'
import { leadKinds } from '../lead-rows'
import { renderTable } from '../table'

const DAYS = 14

/** The output of `--json`. */
interface Stats {
  /** One entry per day with leads, in the company's time zone, newest first. */
  days: { day: string; kinds: Record<string, number> }[]
  /** Messages of those days by status. */
  states: Record<string, number>
  /**
   * Median seconds from a submission, or from its release or retry by hand, to its team mail in the first inbox, of those
   * sent.
   */
  medianSecondsToTeamMail: number | null
  p95SecondsToTeamMail: number | null
  /**
   * Without those of leads that are held as likely spam, or need none. Of those sent, `sentToSome` have not reached every
   * inbox yet, or never will.
   */
  teamMails: { sent: number; sentToSome: number; notSent: number }
  oldestOpen: OldestOpen | null
}

interface OldestOpen {
  /** Null if its lead is not in the tables. */
  reference: string | null
  submissionId: string
  channel: string
  since: Date
  ageSeconds: number
}

const recent = `select * from (${leadKinds}) kinds
  where received_at >= (date_trunc('day', now() at time zone '${company.timeZoneId}')
    - interval '${DAYS - 1} days') at time zone '${company.timeZoneId}'`

// When the first inbox had it: another may be full for days, and the mail counts as sent only once that is settled.
const NOTIFIED_AT = `least(d.sent_at, (
  select min(a.ended_at) from delivery_attempts a
  where a.delivery_id = d.id and a.started_at >= coalesce(d.revived_at, '-infinity')
    and a.error like '${REFUSED_FOR} %'))`

// Between the same moments as delivery_delay_seconds. An inbox that is still owed a mail was deferred while others got it.
const SPEED = `
  select percentile_cont(0.5) within group (order by seconds) as median,
    percentile_cont(0.95) within group (order by seconds) as p95,
    count(*) filter (where is_sent)::int as sent, count(*) filter (where to_some)::int as "sentToSome",
    count(*) filter (where not is_sent)::int as "notSent"
  from (select d.status = 'sent' or d.owed is not null as is_sent,
      d.owed is not null or ${SENT_TO_SOME} as to_some, case when notified.at is not null then greatest(0, extract(epoch from
      notified.at - ${REQUESTED_AT}))::float8 end as seconds
    from (${recent}) lead join deliveries d using (submission_id) cross join lateral (select ${NOTIFIED_AT} as at) notified
    where d.channel = 'team_email' and d.status <> 'suppressed') mail`

interface Speed {
  median: number | null
  p95: number | null
  sent: number
  sentToSome: number
  notSent: number
}

export async function stats(
  { database, out }: CommandContext,
  { format }: JsonOnly,
): Promise<ExitCode> {
  const query = <Row>(sql: string) => ask<Row>(database, { sql })
  const days = await query<{ day: string; kind: string; count: string }>(`
    select to_char(received_at at time zone '${company.timeZoneId}', 'YYYY-MM-DD') as day, kind, count(*)
    from (${recent}) lead group by 1, 2 order by 1 desc, 2`)
  const states = await query<{ status: string; count: string }>(`
    select d.status, count(*) from (${recent}) lead join deliveries d using (submission_id)
    group by 1 order by 1`)
  const [speed] = await query<Speed>(SPEED)
  const [oldest] = await query<OldestOpen>(`
    select lead.reference, d.submission_id as "submissionId", d.channel, ${OPEN_SINCE} as since,
      extract(epoch from now() - ${OPEN_SINCE})::int as "ageSeconds"
    from (select * from deliveries d where ${IN_PIPELINE}
      order by ${OPEN_SINCE} limit 1) d ${JOIN_REFERENCE}`)
  const result: Stats = {
    days: byDay(days),
    states: Object.fromEntries(states.map(({ status, count }) => [status, Number(count)])),
    medianSecondsToTeamMail: speed?.median ?? null,
    p95SecondsToTeamMail: speed?.p95 ?? null,
    teamMails: {
      sent: speed?.sent ?? 0,
      sentToSome: speed?.sentToSome ?? 0,
      notSent: speed?.notSent ?? 0,
    },
    oldestOpen: oldest ?? null,
  }
  if (format === 'json') await out.printJson(result)
  else await out.print(asText(result))
  return 0
}

function byDay(counts: { day: string; kind: string; count: string }[]): Stats['days'] {
  const days = new Map<string, Record<string, number>>()
  for (const { day, kind, count } of counts) {
    days.set(day, { ...days.get(day), [kind]: Number(count) })
  }
  return [...days].map(([day, kinds]) => ({ day, kinds }))
}

function asText({ days, states, oldestOpen, ...speed }: Stats): string {
  const kinds = [...new Set(days.flatMap((day) => Object.keys(day.kinds)))].sort()
  const columns = [
    { title: 'DAY' },
    ...kinds.map((kind) => ({ title: kind.toUpperCase(), align: 'right' as const })),
    { title: 'ALL', align: 'right' as const },
  ]
  const rows = days.map((day) => {
    const counts = kinds.map((kind) => day.kinds[kind] ?? 0)
    return [day.day, ...[...counts, counts.reduce((sum, count) => sum + count, 0)].map(String)]
  })
  const listed = Object.entries(states).map(([state, count]) => `${state} ${count}`)
  return [
    days.length > 0 ? renderTable(columns, rows) : `No leads in ${DAYS} days.\n`,
    `\nmessages              ${listed.join(', ') || 'none'}\n`,
    `team notified         ${notified(speed)}\n`,
    `oldest open message   ${oldestOpen ? oldest(oldestOpen) : 'none'}\n`,
  ].join('')
}

function oldest({ reference, submissionId, channel, since, ageSeconds }: OldestOpen): string {
  return `${reference ?? submissionId} ${channel}, for ${duration(ageSeconds)} (${officeTime(since)})`
}

function notified({
  medianSecondsToTeamMail: median,
  p95SecondsToTeamMail: p95,
  teamMails: { sent, sentToSome, notSent },
}: Omit<Stats, 'days' | 'states' | 'oldestOpen'>): string {
  const speed =
    median === null
      ? 'no mail sent yet'
      : `half within ${atMost(median)}, 95% within ${atMost(p95 ?? median)}`
  return [
    speed,
    ...(notSent > 0 ? [`${notSent} of ${sent + notSent} not sent`] : []),
    ...(sentToSome > 0 ? [`${sentToSome} sent to some inboxes only`] : []),
  ].join('; ')
}

function atMost(seconds: number): string {
  if (seconds >= 60) return duration(seconds, Math.ceil)
  return `${(Math.ceil(seconds * 10) / 10).toFixed(1)} s`
}
