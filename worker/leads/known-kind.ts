// Leads of a kind that this release does not know: of a newer release, before a rollback, or from another system.
import type { Kind } from '../../src/contract/submission'
import { isKnownKind } from '../submissions/tables'
import { LeadsError } from './command-context'
import type { LeadSummary } from './lead-rows'

/** The kind of a lead is stored in that table if at all, and with each of its messages. */
const REMEDY =
  'Run the release that does, or correct the kind in the table deliveries and, if the lead is there, in service_requests'

/** @param count of messages that are left alone */
export function foreignMessages(count: number): string {
  return `Messages of a kind that this release does not know: ${count}. ${REMEDY}`
}

/** Why a command cannot act on this lead. */
export function unknownKind({ reference, kind }: Pick<LeadSummary, 'reference' | 'kind'>): string {
  return `${reference} is of the kind ${kind}, which this release does not know. ${REMEDY}`
}

/** The lead's kind. Throws a LeadsError if this release does not know it. */
export function knownKind(lead: LeadSummary): Kind {
  const { kind } = lead
  if (!isKnownKind(kind)) throw new LeadsError(unknownKind(lead))
  return kind
}
