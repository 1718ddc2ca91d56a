// Tells which providers are down, and opens and ends outages: those that all workers share.
import type { Database } from '../../src/node/database/connect'
import { NOT_LEASED, UNSETTLED, WAITING } from '../delivery-conditions'
import { KNOWN_KINDS } from '../submissions/stored-lead'
import { AHEAD } from './outages'
import { channelsOf, type Provider, providers } from './provider'

/** A mail that is due for this long, in SQL, while none is being sent: all workers are refused. */
const NOT_TAKEN = "interval '30 seconds'"

/**
 * The providers that are down. An outage that no delivery is waiting on is over. Waiting deliveries without an
 * outage row, because it was declared over at that very moment or while they were locked, reopen the outage.
 * @param refused those that refuse this worker: an outage for all if no other worker takes what is due
 */
export async function providersDown(
  database: Database,
  refused: readonly Provider[] = [],
): Promise<Provider[]> {
  const state = providers.map((provider) => {
    const notTaken = refused.includes(provider) ? isNotTaken(provider) : 'false'
    return `select '${provider}' as family,
      ${isWaitedFor(provider)} as waiting, ${notTaken} as not_taken, ${isWaitedForInVain(provider)} as reopens`
  })
  const { rows } = await database.raw<{ rows: { family: Provider }[] }>(`
    with state as materialized (${state.join(' union all ')}), over as (
      delete from provider_outages o using state
      where o.family = state.family and not state.waiting and not state.not_taken
        and (o.since < now() - interval '5 seconds' or ${AHEAD})
      returning o.family
    ), opened as (
      -- Not where one was there a moment ago: it is just being declared over, and what waits is made due.
      insert into provider_outages (family, next_probe_at)
      select family, now() from state
      where (reopens or not_taken)
        and not exists (select from provider_outages o where o.family = state.family)
      on conflict do nothing
    )
    select state.family from state left join provider_outages o using (family)
    where (state.reopens or state.not_taken or o.family is not null)
      and state.family not in (select family from over)
  `)
  return rows.map(({ family }) => family)
}

const channelList = (provider: Provider) =>
  channelsOf[provider].map((channel) => `'${channel}'`).join(', ')

/** SQL: whether deliveries wait for its recovery. */
const isWaitedFor = (provider: Provider) => `exists (
  select 1 from deliveries
  where ${WAITING} and channel in (${channelList(provider)})
)`

/**
 * SQL: whether deliveries wait without an outage. Not one that another session has locked: the end of the outage could not
 * release it, and each outage that it opened would hold up all others.
 */
const isWaitedForInVain = (provider: Provider) => `(
  not exists (select from provider_outages where family = '${provider}') and exists (
    select from (
      select id from deliveries
      where ${WAITING} and channel in (${channelList(provider)})
      limit 1 for update skip locked
    ) as free
  ))`

/** SQL: whether no worker takes what is due. */
const isNotTaken = (provider: Provider) => `(exists (
  select 1 from deliveries where status in ${UNSETTLED}
    and next_attempt_at < now() - ${NOT_TAKEN} and ${NOT_LEASED}
    and kind in (${KNOWN_KINDS}) and channel in (${channelList(provider)})
) and not exists (
  select 1 from deliveries
  where status = 'sending' and lease_until > now() and channel in (${channelList(provider)})
))`
