// The product's own account of what it did, for comparison with the suite's.
import { runLeads } from '../support/leads'
import type { ProgramEnv } from '../support/program'
import type { Entry } from './clients/ledger'
import { SUBMISSION_TABLES } from './settle'

/** The part of `npm run leads -- reconcile --json` that the suite can predict. */
export interface ReconcileReport {
  accepted: number
  /** By table. */
  rows: Record<string, number>
  /** By channel and status. */
  deliveries: Record<string, Record<string, number>>
}

export async function runReconcile(env: ProgramEnv): Promise<ReconcileReport> {
  const { code, stdout, stderr } = await runLeads(env, 'reconcile', '--json')
  if (code !== 0) throw new Error(`leads reconcile ended with ${code}\n${stdout}${stderr}`)
  return JSON.parse(stdout) as ReconcileReport
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
