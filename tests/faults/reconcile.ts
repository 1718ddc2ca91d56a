// The product's own account of what it did, for comparison with the suite's.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess } from '../support/child-process'
import { tempDir } from '../support/temp-dir'
import type { Entry } from './clients/ledger'
import type { Environment } from './environment/environment'
import { SUBMISSION_TABLES } from './settle'

/** The part of `npm run leads -- reconcile --json` that the suite can predict. */
export interface Account {
  accepted: number
  /** By table. */
  rows: Record<string, number>
  /** By channel and status. */
  deliveries: Record<string, Record<string, number>>
}

const LEADS = join(import.meta.dirname, '../../dist/programs/leads.js')

export async function reconcile(environment: Pick<Environment, 'sql' | 'env'>): Promise<Account> {
  if (!existsSync(LEADS)) return fromTables(environment)
  const started = startProcess(process.execPath, [LEADS, 'reconcile', '--json'], {
    cwd: tempDir('leads'),
    env: { PATH: process.env.PATH, ...environment.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { code } = await started.exit
  if (code !== 0) throw new Error(`leads reconcile ended with ${code}\n${started.output()}`)
  return JSON.parse(started.stdout()) as Account
}

/** Computes the same from the tables, when the command has not been built. */
async function fromTables({ sql }: Pick<Environment, 'sql'>): Promise<Account> {
  const rows: Account['rows'] = {}
  for (const table of SUBMISSION_TABLES) {
    const [count] = await sql(`select count(*)::int as n from ${table}`)
    rows[table] = count?.n ?? 0
  }
  const deliveries: Account['deliveries'] = {}
  const groups = await sql(
    'select channel, status, count(*)::int as n from deliveries group by channel, status',
  )
  for (const { channel, status, n } of groups) {
    deliveries[channel] = { ...deliveries[channel], [status]: n }
  }
  const accepted = Object.values(rows).reduce((sum, n) => sum + n, 0)
  return { accepted, rows, deliveries }
}

const tableOf: Record<Entry['kind'], string> = {
  contact: 'contact_submissions',
  newsletter: 'contact_submissions',
  'service-request': 'service_requests',
  consultation: 'service_requests',
  'job-application': 'job_applications',
}

/** The account expected after these submissions; for texts, only how many were ever planned. */
export function expectedAccount(accepted: Entry[]) {
  const rows = Object.fromEntries(SUBMISSION_TABLES.map((table) => [table, 0]))
  let texts = 0
  for (const { kind, body } of accepted) {
    const table = tableOf[kind]
    rows[table] = (rows[table] ?? 0) + 1
    if (body.smsConsent === true && body.phone !== '') texts += 1
  }
  const mails = { sent: accepted.length }
  return { accepted: accepted.length, rows, mails, texts }
}
