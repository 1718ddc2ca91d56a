// Leads of a kind that this release does not know: of a newer release, before a rollback, or from another system.
import type { Kind } from '../../src/contract/submission'
import { isKnownKind } from '../submissions/tables'
import { LeadsError } from './command-context'
import type { LeadSummary } from './lead-rows'

export function unknownKind({ reference, kind }: Pick<LeadSummary, 'reference' | 'kind'>): string {
  return `${reference} is of the kind ${kind}, which this release does not know. Run the release that does, or correct the kind of the lead and of its messages (tables service_requests, deliveries)`
}

export function knownKind(lead: LeadSummary): Kind {
  const { kind } = lead
  if (!isKnownKind(kind)) throw new LeadsError(unknownKind(lead))
  return kind
}
