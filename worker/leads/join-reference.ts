// SQL join that finds the reference of the lead a delivery belongs to, and when it was received.
import { inEachTable } from '../submissions/tables'

const leads = inEachTable((table) => `select submission_id, reference, received_at from ${table}`)

/** `lead.reference` and `lead.received_at` for each row `d`: a key lookup in each table, never a join against all leads. */
export const JOIN_REFERENCE = `left join lateral (
    select reference, received_at from (${leads}) leads
    where leads.submission_id = d.submission_id
  ) lead on true`
