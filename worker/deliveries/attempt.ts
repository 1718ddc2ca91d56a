// Dependencies and possible outcomes of a delivery attempt.
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { Tracing } from '../../src/node/tracing/tracing'
import type { WorkerMetrics } from '../metrics/worker-metrics'
import type { MailJournal } from './mail-journal'
import type { Outages } from './outages'
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

export type SendOutcome = SentOutcome | NotSent

export interface SentOutcome {
  outcome: 'sent'
  providerId: string
  /** An earlier attempt sent it, by the provider's status report or our own note: this one contacted nobody. */
  sentEarlier?: true
  /** Set if not every recipient got it. */
  error?: string
  /** As in `SendResult`. */
  rejected?: string
  deferred?: readonly string[]
  /** The mail went to every inbox, although only some were still owed it: none of those is among the team's any more. */
  toAll?: boolean
}

export type NotSent =
  | { outcome: 'suppressed' | 'failed'; reason: string }
  | { outcome: 'unknown'; reason: string }
  | { outcome: 'postponed'; reason: string; delayMs: number }
  /** An earlier attempt may yet succeed: the provider is asked again. */
  | { outcome: 'open'; reason: string; delayMs: number }
