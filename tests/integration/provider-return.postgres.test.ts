// Which deliveries the return of a provider makes due, tested against PostgreSQL itself.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../src/node/log'
import { Outages } from '../../worker/deliveries/outages'
import { providersDown } from '../../worker/deliveries/providers-down'
import type { Senders } from '../../worker/deliveries/senders'
import { watchProviders } from '../../worker/deliveries/watch-providers'
import { createRefusals } from '../../worker/mail/smtp/refusals'
import { connectedDatabase } from '../support/database'

const store = await connectedDatabase(2)
const { database } = store

test('a provider’s return resumes its own messages only', async () => {
  for (const channel of ['team_email', 'prospect_email', 'prospect_sms']) {
    await store.sql(
      `insert into deliveries (submission_id, kind, channel, waits_for_provider, next_attempt_at)
       values ($1, 'contact', $2, true, now() + interval '1 hour')`,
      [randomUUID(), channel],
    )
  }
  await store.sql(
    `insert into provider_outages (family, since, next_probe_at)
     select family, now() - interval '1 minute', now() from unnest('{mail,sms}'::text[]) family`,
  )
  const outages = new Outages(database, createRefusals())
  outages.setDown(['mail', 'sms'])
  expect(await outages.answered('mail')).toBe(2)
  expect([outages.isDown('mail'), outages.isDown('sms')]).toEqual([false, true])
  const waiting =
    'select channel from deliveries where waits_for_provider and next_attempt_at > now()'
  expect(await store.sql(waiting)).toEqual([{ channel: 'prospect_sms' }])
  expect(await store.sql('select family from provider_outages')).toEqual([{ family: 'sms' }])
})

test('a message that is taken a moment after another failed does not end the outage', async () => {
  await store.sql('delete from provider_outages')
  await store.sql("insert into provider_outages (family, next_probe_at) values ('mail', now())")
  const outages = new Outages(database, createRefusals())
  outages.setDown(['mail'])
  const isOver = async () => {
    await outages.answered('mail')
    return !outages.isDown('mail')
  }
  expect(await isOver()).toBe(false)
  await store.sql("update provider_outages set since = now() - interval '3 seconds'")
  expect(await isOver()).toBe(true)
})

test('an outage recorded by a clock that was hours ahead ends with the next message, and is probed until then', async () => {
  const ahead = async () => {
    await store.sql('delete from provider_outages')
    await store.sql(
      `insert into provider_outages (family, since, next_probe_at)
       values ('mail', now() + interval '5 hours', now() + interval '5 hours')`,
    )
  }
  await store.sql('delete from deliveries')
  await ahead()
  expect(await providersDown(database)).toEqual([])
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, waits_for_provider, next_attempt_at)
     values (gen_random_uuid(), 'contact', 'team_email', true, now() + interval '5 hours')`,
  )
  await ahead()
  const outages = new Outages(database, createRefusals())
  outages.setDown(['mail'])
  expect(await outages.answered('mail')).toBe(1)

  await store.sql('update deliveries set waits_for_provider = true')
  await ahead()
  let probes = 0
  const probe = async () => {
    probes += 1
    throw new Error('down')
  }
  const senders = { mail: { probe }, sms: { probe } } as unknown as Senders
  const log = createLog('test', 'silent')
  const watch = watchProviders({ database, outages, senders, wake: async () => true, log })
  await expect.poll(() => probes).toBe(1)
  await watch.stop()
  const [row] = await store.sql('select since <= now() as past from provider_outages')
  expect(row?.past).toBe(true)
  await store.sql("delete from provider_outages where family = 'mail'")
  await store.sql("insert into provider_outages (family, next_probe_at) values ('sms', now())")
})

test('a text that may have been sent is looked up after 15 seconds at the earliest, even if the provider returns', async () => {
  await store.sql('delete from deliveries')
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, status, waits_for_provider, next_attempt_at, updated_at)
     select gen_random_uuid(), 'contact', 'prospect_sms', 'sending', true, now() + interval '1 hour',
       now() - make_interval(secs => seconds) from unnest('{5,20}'::int[]) seconds`,
  )
  await store.sql(
    `update provider_outages set since = now() - interval '1 minute' where family = 'sms'`,
  )
  const outages = new Outages(database, createRefusals())
  outages.setDown(['sms'])
  expect(await outages.answered('sms')).toBe(2)
  const due = await store.sql(
    `select extract(epoch from next_attempt_at - now())::int as seconds from deliveries order by 1`,
  )
  expect(due[0]?.seconds).toBe(0)
  expect(due[1]?.seconds).toBeGreaterThan(8)
  expect(due[1]?.seconds).toBeLessThanOrEqual(10)
})

/** Only these, while the mail server has been down for a minute. */
async function mailsWaiting(count: number): Promise<void> {
  await store.sql('delete from deliveries')
  await store.sql('delete from provider_outages')
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, waits_for_provider, next_attempt_at)
     select gen_random_uuid(), 'contact', 'team_email', true, now() + interval '1 hour'
     from generate_series(1, $1)`,
    [count],
  )
  await store.sql(
    `insert into provider_outages (family, since, next_probe_at)
     values ('mail', now() - interval '1 minute', now())`,
  )
}

test('a backlog of any size is resumed completely, by one worker', async () => {
  await mailsWaiting(20_001)
  const workers = [new Outages(database, createRefusals()), new Outages(database, createRefusals())]
  for (const worker of workers) worker.setDown(['mail'])
  const released = await Promise.all(workers.map((worker) => worker.answered('mail')))
  expect(released.sort()).toEqual([0, 20_001])
  expect(
    await store.sql('select count(*)::int from deliveries where next_attempt_at <= now()'),
  ).toEqual([{ count: 20_001 }])
})

test('a message that is sent while its provider returns is not due again, and the others do not wait for it', async () => {
  await mailsWaiting(2)
  const outages = new Outages(database, createRefusals())
  outages.setDown(['mail'])
  await database.transaction(async (sent) => {
    await sent.raw(
      `update deliveries set status = 'sent', waits_for_provider = false, next_attempt_at = null
       where id = (select min(id::text)::uuid from deliveries)`,
    )
    expect(await outages.answered('mail')).toBe(1)
  })
  const state = 'select status, next_attempt_at <= now() as due from deliveries order by status'
  expect(await store.sql(state)).toEqual([
    { status: 'pending', due: true },
    { status: 'sent', due: null },
  ])
})

test('an outage that is being closed is not reopened by a concurrent check', async () => {
  await store.sql('delete from deliveries')
  await store.sql('delete from provider_outages')
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, waits_for_provider, next_attempt_at)
     values ($1, 'contact', 'team_email', true, now())`,
    [randomUUID()],
  )
  await store.sql("insert into provider_outages (family, next_probe_at) values ('mail', now())")
  let looking: Promise<unknown> = Promise.resolve()
  await database.transaction(async (over) => {
    await over('provider_outages').delete()
    await over('deliveries').update({ waits_for_provider: false })
    looking = providersDown(database)
    // Long enough for it to start, on the state from before this transaction commits.
    await over.raw('select pg_sleep(0.3)')
  })
  await looking
  expect(await store.sql('select family from provider_outages')).toEqual([])
  await store.sql('update deliveries set waits_for_provider = true')
  expect(await providersDown(database)).toEqual(['mail'])
  expect(await store.sql('select family from provider_outages')).toEqual([{ family: 'mail' }])
})

test('a waiting delivery that another session has locked does not reopen the outage that has ended', async () => {
  await store.sql('delete from deliveries')
  await store.sql('delete from provider_outages')
  await mailsWaiting(2)
  await store.sql(
    "insert into provider_outages (family, since, next_probe_at) values ('mail', now() - interval '1 minute', now()) on conflict (family) do update set since = now() - interval '1 minute'",
  )
  const outages = new Outages(database, createRefusals())
  outages.setDown(['mail'])
  await database.transaction(async (other) => {
    await other.raw('select id from deliveries limit 1 for update')
    expect(await outages.answered('mail')).toBe(1)
    expect(await providersDown(database)).toEqual([])
    expect(await store.sql('select family from provider_outages')).toEqual([])
  })
  expect(await providersDown(database)).toEqual(['mail'])
})

test('to look which providers are down locks no delivery during an outage, and none left to a person opens one', async () => {
  await store.sql('delete from deliveries')
  await store.sql('delete from provider_outages')
  await mailsWaiting(1)
  expect(await providersDown(database)).toEqual(['mail'])
  // The transaction that locked the row last.
  const locked = () => store.sql('select xmax from deliveries')
  const before = await locked()
  expect(await providersDown(database)).toEqual(['mail'])
  expect(await locked()).toEqual(before)

  await store.sql('delete from provider_outages')
  await store.sql("update deliveries set status = 'unknown', next_attempt_at = null")
  expect(await providersDown(database)).toEqual([])
  // Nor does the end of one make it due.
  await store.sql(
    "insert into provider_outages (family, since, next_probe_at) values ('mail', now() - interval '1 minute', now())",
  )
  const outages = new Outages(database, createRefusals())
  outages.setDown(['mail'])
  expect(await outages.answered('mail')).toBe(0)
  expect(outages.isDown('mail')).toBe(false)
})

test('an outage that nothing waits for is over after five seconds', async () => {
  await store.sql('delete from deliveries')
  await store.sql('delete from provider_outages')
  await store.sql("insert into provider_outages (family, next_probe_at) values ('mail', now())")
  expect(await providersDown(database)).toEqual(['mail'])
  await store.sql("update provider_outages set since = now() - interval '6 seconds'")
  expect(await providersDown(database)).toEqual([])
})

test('mails that nobody takes become an outage of a worker whose login is refused', async () => {
  await store.sql('delete from deliveries')
  await store.sql('delete from provider_outages')
  const due = (seconds: number, kind = 'contact') =>
    store.sql(
      `insert into deliveries (submission_id, kind, channel, next_attempt_at)
       values (gen_random_uuid(), $2, 'team_email', now() - make_interval(secs => $1))`,
      [seconds, kind],
    )
  await due(20)
  // Left to the release that knows it.
  await due(50, 'callback')
  expect(await providersDown(database, ['mail'])).toEqual([])
  await due(40)
  // For the others, there is none.
  expect(await providersDown(database)).toEqual([])
  expect(await store.sql('select family from provider_outages')).toEqual([])
  // Nor while another worker is sending.
  await due(30)
  const sending = (lease: string) =>
    store.sql(
      `update deliveries set status = 'sending', lease_token = gen_random_uuid(),
         lease_until = now() + cast($1 as interval)
       where next_attempt_at = (select max(next_attempt_at) from deliveries)`,
      [lease],
    )
  await sending('1 minute')
  expect(await providersDown(database, ['mail'])).toEqual([])
  await sending('-1 second')
  const outage = () => store.sql('select family from provider_outages')
  for (const since of ['now', '10 seconds ago']) {
    expect(await providersDown(database, ['mail']), since).toEqual(['mail'])
    expect(await outage(), since).toEqual([{ family: 'mail' }])
    await store.sql("update provider_outages set since = now() - interval '10 seconds'")
  }
  // To those that it does not refuse, it is over: they take what is due.
  expect(await providersDown(database)).toEqual([])
  expect(await outage()).toEqual([])
})

describe('a provider that is probed', () => {
  let asked: number
  let answer: () => Promise<void>
  let watch: ReturnType<typeof watchProviders>
  let outages: Outages
  const woken: string[] = []
  const log = createLog('test', 'silent')
  beforeEach(async () => {
    asked = 0
    woken.length = 0
    await store.sql('delete from deliveries')
    await store.sql('delete from provider_outages')
    await store.sql(
      `insert into deliveries (submission_id, kind, channel, waits_for_provider, next_attempt_at, created_at)
       select gen_random_uuid(), 'contact', 'team_email', true, now() + interval '1 hour',
         now() - make_interval(mins => minutes) from generate_series(1, 5) minutes`,
    )
    await store.sql("insert into provider_outages (family, next_probe_at) values ('mail', now())")
    const senders = { mail: { probe: () => answer(), send: neverSent } }
    outages = new Outages(database, createRefusals())
    watch = watchProviders({
      database,
      outages,
      senders: { ...senders, sms: senders.mail } as unknown as Senders,
      wake: async ({ deliveryId }) => woken.push(deliveryId) > 0,
      log,
    })
    answer = async () => {
      asked += 1
    }
  })
  afterEach(() => watch.stop())

  test('receives the three oldest messages before all others when it answers', async () => {
    await expect.poll(() => woken.length, { timeout: 5_000 }).toBe(3)
    const rows = await store.sql('select id from deliveries order by created_at limit 3')
    expect(new Set(woken)).toEqual(new Set(rows.map(({ id }) => id)))
    const due = 'select count(*)::int from deliveries where next_attempt_at <= now()'
    expect(await store.sql(due)).toEqual([{ count: 3 }])
    expect(outages.isDown('mail')).toBe(true)
  })

  test('receives the next three where another session has locked the oldest one', async () => {
    let begin = () => {}
    const isLocked = new Promise<void>((resolve) => {
      begin = resolve
    })
    answer = () => isLocked
    await database.transaction(async (other) => {
      const oldest = other('deliveries').orderBy('created_at').limit(1).forUpdate()
      const [locked] = await oldest.select('id')
      begin()
      await expect.poll(() => woken.length, { timeout: 5_000 }).toBe(3)
      expect(woken).not.toContain(locked?.id)
    })
  })

  test('receives the team’s mail about an urgent request before older ones', async () => {
    const urgent = store.sql(
      `with newest as (
         update deliveries set kind = 'service-request', urgent = true
         where id = (select id from deliveries order by created_at desc limit 1) returning submission_id
       )
       insert into service_requests (submission_id, kind, urgency, reference, name, email, phone,
         company, service, message, created_at, received_at)
       select submission_id, 'service-request', 'high', 'ABCD-EFGH', 'Ann', 'ann@example.com', '',
         '', 'cloud', 'Down', '2026-03-02', now() from newest`,
    )
    answer = () => urgent.then(() => undefined)
    await expect.poll(() => woken.length, { timeout: 5_000 }).toBe(3)
    const [newest] = await store.sql('select id from deliveries order by created_at desc limit 1')
    expect(woken).toContain(newest?.id)
  })

  test('receives none that a worker holds, or that it may have taken a moment ago', async () => {
    const two = store.sql(
      `update deliveries set status = 'sending',
         updated_at = now() - case n when 1 then interval '1 minute' else interval '5 seconds' end,
         lease_until = case n when 1 then now() + interval '1 minute' end
       from (select id, row_number() over (order by created_at) as n from deliveries) as first
       where deliveries.id = first.id and n <= 2`,
    )
    answer = () => two.then(() => undefined)
    await expect.poll(() => woken.length, { timeout: 5_000 }).toBe(3)
    const rows = await store.sql("select id from deliveries where status = 'pending'")
    expect(new Set(woken)).toEqual(new Set(rows.map(({ id }) => id)))
  })

  test('receives none before it answers, and is probed again', async () => {
    answer = async () => {
      asked += 1
      throw new Error('still down')
    }
    await expect.poll(() => asked, { timeout: 5_000 }).toBe(1)
    await store.sql('update provider_outages set next_probe_at = now()')
    await expect.poll(() => asked, { timeout: 5_000 }).toBe(2)
    expect(woken).toEqual([])
  })

  test.each([
    [5, 'now()'],
    [15, "now() - interval '2 minutes'"],
  ])('is probed every %i seconds, down since %s', async (seconds, since) => {
    let pause: unknown
    answer = async () => {
      const sql =
        'select extract(epoch from next_probe_at - now())::float as s from provider_outages'
      pause = (await store.sql(sql))[0]?.s
      throw new Error('still down')
    }
    await store.sql(`update provider_outages set since = ${since}, next_probe_at = now()`)
    await expect.poll(() => pause, { timeout: 5_000 }).toBeGreaterThan(seconds - 4)
    expect(pause).toBeLessThanOrEqual(seconds)
  })

  test('leaves the shared probe to workers whose login it accepts, and is probed for the other by itself', async () => {
    outages.refusals.login.failed({ command: 'AUTH PLAIN', responseCode: 535 })
    const untilProbe = async () => {
      const sql = 'select extract(epoch from next_probe_at - now())::int as s from provider_outages'
      return (await store.sql(sql))[0]?.s
    }
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(asked).toBe(0)
    expect(await untilProbe()).toBeLessThanOrEqual(0)
    // It is there, though no other is.
    await store.sql("update provider_outages set next_probe_at = now() - interval '21 seconds'")
    await expect.poll(untilProbe, { timeout: 5_000 }).toBeGreaterThan(0)
    expect(asked).toBe(0)
    answer = async () => {
      asked += 1
      outages.refusals.login.accepted()
    }
    vi.spyOn(outages.refusals.login, 'isDue', 'get').mockReturnValue(true)
    await expect.poll(() => woken.length, { timeout: 5_000 }).toBe(3)
    expect(asked).toBe(1)
  })

  test('is named in the log with what to correct when it rejects our login', async () => {
    const warn = vi.spyOn(log, 'warn')
    answer = async () => {
      const rejected = { command: 'AUTH PLAIN', responseCode: 535 }
      outages.refusals.login.failed(rejected)
      throw rejected
    }
    const said = 'SMTP_URL: the mail server rejects our login; correct it and restart this worker'
    await expect.poll(() => warn.mock.lastCall, { timeout: 5_000 }).toEqual([said])
    expect(woken).toEqual([])
  })

  test('is not said to reject our login when it refuses the rate of our connections', async () => {
    const warn = vi.spyOn(log, 'warn').mockClear()
    const info = vi.spyOn(log, 'info').mockClear()
    answer = async () => {
      const refused = { command: 'CONN', responseCode: 421, response: '421 rate limit exceeded' }
      outages.refusals.rate.failed(refused)
      throw refused
    }
    const probed = [{ provider: 'mail', responds: false }, 'probed a provider that is down']
    await expect.poll(() => info.mock.lastCall, { timeout: 5_000 }).toEqual(probed)
    expect(warn).not.toHaveBeenCalled()
  })

  test('leaves the shared probe to the other workers while it is refused for its rate of connections', async () => {
    const { rate } = outages.refusals
    rate.failed({ command: 'CONN', responseCode: 421, response: '421 rate limit exceeded' })
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    const due = 'select next_probe_at <= now() as due from provider_outages'
    expect([asked, await store.sql(due)]).toEqual([0, [{ due: true }]])
    vi.spyOn(rate, 'isPaused', 'get').mockReturnValue(false)
    await expect.poll(() => woken.length, { timeout: 5_000 }).toBe(3)
    expect(asked).toBe(1)
  })

  test('is down for all if nobody sends while this worker is refused for its rate of connections', async () => {
    await store.sql('delete from provider_outages')
    await store.sql(
      "update deliveries set waits_for_provider = false, next_attempt_at = now() - interval '40 seconds'",
    )
    outages.refusals.rate.failed({
      command: 'CONN',
      responseCode: 421,
      response: '421 rate limit exceeded',
    })
    await expect
      .poll(() => store.sql('select family from provider_outages'), { timeout: 5_000 })
      .toEqual([{ family: 'mail' }])
  })

  test('is not probed again before it has answered', async () => {
    answer = () => {
      asked += 1
      return new Promise(() => undefined)
    }
    await expect.poll(() => asked, { timeout: 5_000 }).toBe(1)
    await store.sql('update provider_outages set next_probe_at = now()')
    await new Promise((resolve) => setTimeout(resolve, 2_200))
    expect(asked).toBe(1)
  })
})

async function neverSent(): Promise<never> {
  throw new Error('nothing is sent here')
}
