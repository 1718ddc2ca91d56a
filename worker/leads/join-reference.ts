// The reference of the lead that a message belongs to.
import { tableNames } from '../submissions/tables'

const arms = tableNames.map((table) => `select submission_id, reference from ${table}`)

/** `lead.reference` for each row `d`: looked up in each table by its key, never joined to all of the leads. */
export const JOIN_REFERENCE = `left join lateral (
    select reference from (${arms.join(' union all ')}) leads
    where leads.submission_id = d.submission_id
  ) lead on true`
