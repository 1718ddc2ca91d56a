// Machines that lose power or network: nobody closes the connections that they had.
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { connectDatabase } from '../../src/node/database/connect'
import { startProxy } from '../support/proxy'
import { contact, startTestSite } from '../support/site'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** In milliseconds. */
const TIMEOUT_MS = 45_000

test('a moved PostgreSQL and the open transaction of a lost machine block nobody', async () => {
  const site = await startTestSite({ ownDatastores: true, worker: false })
  ends.push(() => site.stop())
  const wire = await startProxy(site.databaseUrl)
  await site.startWorker({ DATABASE_URL: wire.through })
  for (let i = 0; i < 8; i++) await site.settled((await site.accept(contact())).id)
  const stranger = connectDatabase(wire.through, 1)
  // Not awaited: it would wait for the open transaction.
  ends.push(() => void stranger.destroy())
  const held = randomUUID()
  const open = await stranger.transaction()
  await open.raw(
    `insert into contact_submissions (name, email, company, phone, service, message, created_at,
       submission_id, reference, received_at, body_hash)
     values ('', '', '', '', '', '', '', ?, ?, now(), '')`,
    [held, randomUUID()],
  )
  wire.vanish()
  const ids = []
  for (let i = 0; i < 3; i++) ids.push((await site.accept(contact())).id)
  for (const id of ids) await site.settled(id, TIMEOUT_MS)
  const idle = () =>
    site.sql("select pid from pg_stat_activity where state = 'idle in transaction'")
  await expect.poll(idle, { timeout: TIMEOUT_MS }).toEqual([])
})
