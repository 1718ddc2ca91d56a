// All the evidence for a verdict, gathered at the end of a run.
import type { AppliedFault } from './apply-faults'
import type { Entry, Ledger } from './clients/ledger'
import type { Environment } from './environment/environment'
import type { Stall } from './own-stalls'
import { type ReconcileReport, runReconcile } from './reconcile'
import type { NowhereResult } from './scenarios/all-datastores-down'
import type { OutageResult } from './scenarios/long-outage'
import type { RedisDownResult } from './scenarios/redis-down'
import type { BurstResult } from './scenarios/sigterm-burst'
import type { StormResult } from './scenarios/storm'
import type { WorkerDeathsResult } from './scenarios/worker-deaths'
import { SUBMISSION_TABLES } from './settle'
import { readJournal } from './stand-ins/journal'
import type { MailLine } from './stand-ins/smtp'

interface StoredRow {
  submissionId: string
  email: string
  kind: string
}

interface StoredDelivery {
  submissionId: string
  channel: string
  status: string
  lastError: string | null
}

interface SentText {
  to: string
  body: string
}

export interface Evidence {
  entries: Entry[]
  rows: StoredRow[]
  deliveries: StoredDelivery[]
  mails: MailLine[]
  texts: SentText[]
  faults: AppliedFault[]
  stalls: Stall[]
  /** Factor of the time limits. */
  slack: number
  servers: [string, string]
  storm: StormResult
  redisDown: RedisDownResult | null
  deaths: WorkerDeathsResult
  burst: BurstResult
  outage: OutageResult | null
  nowhere: NowhereResult
  reconciled: ReconcileReport
}

type Observed = Pick<
  Evidence,
  'stalls' | 'slack' | 'storm' | 'redisDown' | 'deaths' | 'burst' | 'outage' | 'nowhere'
>

export async function gatherEvidence(
  environment: Environment,
  ledger: Ledger,
  observed: Observed,
): Promise<Evidence> {
  const { sql, journals, servers } = environment
  const kindColumn = (table: string) =>
    table === 'service_requests' ? 'kind' : `'${table}'::text as kind`
  const rows: StoredRow[] = []
  for (const table of SUBMISSION_TABLES) {
    const found = await sql(
      `select submission_id as "submissionId", email, ${kindColumn(table)} from ${table}`,
    )
    rows.push(...(found as StoredRow[]))
  }
  const deliveries = (await sql(
    'select submission_id as "submissionId", channel, status, last_error as "lastError" from deliveries',
  )) as StoredDelivery[]
  return {
    ...observed,
    entries: ledger.entries,
    rows,
    deliveries,
    mails: readJournal<MailLine>(journals.mails).filter(({ event }) => event === 'taken'),
    texts: readJournal<SentText>(journals.texts),
    faults: observed.storm.faults,
    servers,
    reconciled: await runReconcile(environment.env),
  }
}
