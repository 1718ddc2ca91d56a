// Dependencies and possible outcomes of a delivery attempt.
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { Tracing } from '../../src/node/tracing/tracing'
import type { WorkerMetrics } from '../metrics/worker-metrics'
import type { AcceptedMail, MailJournal } from './mail-journal'
import type { Outages } from './outages'
import type { AttemptResult } from './record'
import type { Senders } from './senders'

export interface DeliverDeps {
  env: Env
  log: Log
  metrics: WorkerMetrics
  tracing: Tracing
  database: Database
  senders: Senders
  journal: MailJournal
  outages: Outages
}

/** The message was sent, or its row ends as said here. */
export type SendOutcome = SentOutcome | Exclude<AttemptResult, { status: 'sent' }>

export type SentOutcome = AcceptedMail & {
  status: 'sent'
  /** An earlier attempt sent it, by the provider's status report or our own note: this one contacted nobody. */
  withoutContact?: true
}
