// leads reconcile: prints the pipeline's counts and whatever has been open for too long.
import { deliveryStatuses } from '../../../src/contract/submission'
import { duration } from '../../office-time'
import { isKnownKind } from '../../submissions/tables'
import type { CommandContext, ExitCode } from '../command-context'
import type { JsonOnly } from '../command-table'
import { countPipeline, type PipelineCounts } from '../count-pipeline'
import { foreignMessages } from '../known-kind'
import { describeAway } from '../providers-away'
import { openSubmissionQueues } from '../submission-queues'
import { renderTable } from '../table'
import { isLost, isNotStored, type Unsettled } from '../unsettled'

/** Table rows shown to a person; `--json` has them all. */
const SHOWN = 20

export async function reconcile(context: CommandContext, { format }: JsonOnly): Promise<ExitCode> {
  const { env, out } = context
  const queues = await openSubmissionQueues(env)
  const books = await countPipeline(context, queues)
  await queues.close()
  if (format === 'json') await out.printJson(books)
  else await out.print(asText(books, queues.missing))
  if (queues.missing !== null) out.note(`The counts are incomplete: ${queues.missing}`)
  const lost = books.unsettled.filter(isLost).length
  const late = books.unsettled.length - lost
  if (late > 0) {
    out.note(
      `${late} open for more than 10 minutes.${isExplained(books) ? '' : ' Is a worker running?'}`,
    )
  }
  const foreign = books.unsettled.filter(isForeign).length
  if (foreign > 0) out.note(foreignMessages(foreign))
  if (books.unsettled.length > 0 && hasFailed(books)) out.note(NOT_STORED)
  if (lost > 0) out.note(`${lost} stored once, but no longer in the tables. ${STORE_AGAIN}`)
  for (const away of books.providersAway) out.note(describeAway(away))
  return queues.missing === null && books.unsettled.length === 0 ? 0 : 1
}

const NOT_STORED = 'Some submissions could not be stored: npm run leads -- failed'
const STORE_AGAIN =
  'As after a failover or a restore: npm run leads -- retry --all-lost, or retry <reference>'

/**
 * Whether no worker of this release can help: all that is late waits for a person, for the day, for the release that
 * knows its kind, or for a provider that a worker has asked lately.
 */
function isExplained({ unsettled, providersAway }: PipelineCounts): boolean {
  const asked = providersAway.filter(({ isProbed }) => isProbed).map(({ provider }) => provider)
  const reasons: Unsettled['waitsFor'][] = ['day', ...asked]
  const waitsForPerson = (each: Unsettled) =>
    each.what === 'row' || isLost(each) || isNotStored(each)
  return unsettled.every(
    (each) =>
      waitsForPerson(each) ||
      isForeign(each) ||
      (each.waitsFor !== null && reasons.includes(each.waitsFor)),
  )
}

const isForeign = ({ what, kind }: Unsettled) =>
  what === 'delivery' && kind !== null && !isKnownKind(kind)

/** Whether there are submissions that could not be stored. */
const hasFailed = ({ queues }: PipelineCounts) =>
  Object.values(queues).some(({ failed }) => failed > 0)

/** @param missing what could not be counted */
function asText(books: PipelineCounts, missing: string | null): string {
  const { accepted, rows, quarantined, quarantinedDismissed, rowsWithoutDelivery } = books
  const stored = Object.entries(rows).map(([table, count]) => `${table} ${count}`)
  const jobs = Object.entries(books.queues).map(
    ([name, { unfinished, failed }]) => `${name} ${unfinished} unfinished, ${failed} failed`,
  )
  const open = Object.entries(books.open).map(([age, count]) => `${age} ${count}`)
  return [
    `accepted               ${accepted}\n`,
    `stored                 ${stored.join(', ')}\n`,
    `quarantined            ${quarantined}${quarantinedDismissed > 0 ? `, of these dismissed ${quarantinedDismissed}` : ''}\n`,
    `rows without messages  ${rowsWithoutDelivery}\n`,
    `on the queue           ${jobs.join('; ')}\n`,
    `open messages          ${open.join(', ')}\n\n`,
    deliveryTable(books),
    `\n${books.unsettled.length > 0 ? unsettledTable(books.unsettled) : settled(books, missing)}`,
  ].join('')
}

function settled(books: PipelineCounts, missing: string | null): string {
  if (missing !== null) return 'None of the counted items is overdue.\n'
  if (hasFailed(books)) return `Nothing is overdue. ${NOT_STORED}\n`
  const jobs = Object.values(books.queues)
  const counts = [...Object.values(books.open), ...jobs.map(({ unfinished }) => unfinished)]
  return counts.some((count) => count > 0)
    ? 'Nothing is overdue. Open items are still within 10 minutes.\n'
    : 'Everything is settled.\n'
}

function deliveryTable({ deliveries, deliveriesByKind }: PipelineCounts): string {
  const count = { align: 'right' as const }
  const columns = [
    { title: 'KIND' },
    { title: 'CHANNEL' },
    ...deliveryStatuses.map((state) => ({ title: state.toUpperCase(), ...count })),
  ]
  const lines = (kind: string, channels: PipelineCounts['deliveries']) =>
    Object.entries(channels).map(([channel, states]) => [
      kind,
      channel,
      ...deliveryStatuses.map((state) => String(states[state] ?? 0)),
    ])
  const byKind = Object.entries(deliveriesByKind).flatMap(([kind, each]) => lines(kind, each))
  return renderTable(columns, [...lines('all', deliveries), ...byKind])
}

function unsettledTable(unsettled: Unsettled[]): string {
  const columns = [
    { title: 'OPEN FOR', align: 'right' as const },
    { title: 'REFERENCE' },
    { title: 'KIND' },
    { title: 'WHAT' },
    { title: 'STATUS' },
    { title: 'REASON' },
  ]
  const rows = unsettled
    .slice(0, SHOWN)
    .map(({ ageSeconds, reference, kind, channel, what, status, reason }) => [
      duration(ageSeconds),
      reference ?? '',
      kind ?? '',
      channel ?? what,
      status,
      reason ?? '',
    ])
  const more = unsettled.length - rows.length
  return renderTable(columns, rows) + (more > 0 ? `… and ${more} more: --json lists all.\n` : '')
}
