// Checks once a second which providers are down, and probes them at intervals until they recover.
import type { Database } from '../../src/node/database/connect'
import { succeedsWithin } from '../../src/node/deadline'
import { createOutageLogger, type Log } from '../../src/node/log'
import { NOT_LEASED, WAITING } from '../delivery-conditions'
import { type Repeating, repeat } from '../repeat'
import { KNOWN_KINDS } from '../submissions/stored-lead'
import { IS_URGENT } from '../submissions/urgent'
import { AHEAD, DUE, type Outages } from './outages'
import { channelsOf, type Provider, providers } from './provider'
import { providersDown } from './providers-down'
import type { Senders } from './senders'
import type { DueDelivery, Wake } from './wake'

const EVERY_MS = 1_000
/** Interval between probes: short outages end quickly, long ones cost little. */
const PAUSE = `case
  when provider_outages.since > now() - interval '1 minute' then interval '5 seconds'
  else interval '15 seconds'
end`
/** Probe timeout in milliseconds: a server that takes longer to connect and log in has not recovered. */
const PROBE_MS = 14_000
/**
 * Deliveries of each channel that test a provider that responds again, before the backlog follows: the first ones may all
 * be mails to a stranger's address that the server takes its time over, and prove nothing about the team's.
 */
const FIRST = 3
/** A probe that is late by this, in SQL, is one that no worker makes. */
const LATE = "interval '20 seconds'"

interface Deps {
  database: Database
  outages: Outages
  senders: Senders
  wake: Wake
  log: Log
}

export function watchProviders(deps: Deps): Repeating {
  const { database, outages, log } = deps
  const probing = new Set<Provider>()

  async function probeDue(): Promise<void> {
    const refused = providers.filter((each) => outages.refuses(each))
    const down = await providersDown(database, refused)
    outages.setDown(down)
    for (const provider of new Set([...down, ...refused])) {
      if (probing.has(provider) || !(await mayProbe(provider))) continue
      probing.add(provider)
      // Not awaited: a probe may take longer than the interval.
      void probe(deps, provider)
        .catch(() => undefined)
        .finally(() => probing.delete(provider))
    }
  }

  async function mayProbe(provider: Provider): Promise<boolean> {
    if (!outages.refuses(provider)) return claimProbe(database, provider)
    // A worker that is not refused comes first; without one, `leads reconcile` must see that somebody is there.
    await claimProbe(database, provider, LATE)
    const { login, rate } = outages.refusals
    return login.isDue && !rate.isPaused
  }

  return repeat(EVERY_MS, probeDue, createOutageLogger(log, 'PostgreSQL'))
}

/**
 * Claims the next probe, if it is due: one at a time across all workers.
 * @param late claims only one that is late by this, in SQL
 */
async function claimProbe(
  database: Database,
  provider: Provider,
  late = "interval '0'",
): Promise<boolean> {
  const turns = await database('provider_outages')
    .where({ family: provider })
    .whereRaw(`(next_probe_at <= now() - ${late} or ${AHEAD})`)
    .update({
      next_probe_at: database.raw(`now() + ${PAUSE}`),
      since: database.raw('least(since, now())'),
    })
  return turns > 0
}

/**
 * SQL: the oldest deliveries that wait, read from an index whatever their number. Not those that another session has
 * locked: no probe would come to an end before that lock does. Locked in a query of their own: a `union` allows no lock.
 */
const oldest = (condition: string) => `
  select id from (
    select id from deliveries
    where ${WAITING} and kind in (${KNOWN_KINDS})
      and ${NOT_LEASED} and ${DUE} <= now() and ${condition}
    order by created_at limit ${FIRST} for update skip locked
  ) as free`
/** Only the team's mail is urgent: without a channel, no other index fits. */
const URGENT = oldest("urgent and wanted.name = 'team_email'")
const OTHERS = oldest('urgent is not true and channel = wanted.name')

/**
 * A provider that responds gets a few messages first. A server that connects but accepts nothing has not recovered,
 * and must not be hit with the whole backlog every few seconds.
 */
async function probe(
  { database, outages, senders, wake, log }: Deps,
  provider: Provider,
): Promise<void> {
  const responds = await succeedsWithin(PROBE_MS, senders[provider].probe())
  log.info({ provider, responds }, 'probed a provider that is down')
  if (outages.refusesLogin(provider)) {
    log.warn('SMTP_URL: the mail server rejects our login; correct it and restart this worker')
  }
  if (!responds) return
  const { rows } = await database.raw<{ rows: DueDelivery[] }>(
    `update deliveries d set next_attempt_at = now() where id = any(array(
       select first.id from unnest(cast(? as text[])) as wanted(name) cross join lateral (
         (${URGENT}) union all (${OTHERS}) limit ${FIRST}
       ) first
     )) returning d.id as "deliveryId", d.submission_id as "submissionId", d.channel,
       ${IS_URGENT} as urgent`,
    [[...channelsOf[provider]]],
  )
  for (const delivery of rows) await wake(delivery)
}
