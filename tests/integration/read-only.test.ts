// A PostgreSQL that takes no writes for a while, as behind an address that leads to a standby during a failover.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { queryOnce } from '../support/query'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite | undefined
afterEach(() => site?.stop())

test('the programs leave the sessions that are read-only, also those that only read or listen', async () => {
  site = await startTestSite({})
  const { url, databaseUrl, post, accept, settled, logs } = site
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = (text: string) => queryOnce(inject('postgresUrl'), text)
  const sessions = `from pg_stat_activity where datname = '${name}'`
  await settled((await accept(contact())).id)
  // A session keeps what it was started with, as it would keep the standby.
  await admin(`alter database ${name} set default_transaction_read_only = on`)
  await admin(`select pg_terminate_backend(pid) ${sessions}`)
  await sleep(2_500)
  await post(contact())
  // Before the next statement: sessions that begin after it are not read-only, and stay.
  const [row] = await admin('select clock_timestamp()::text as still')
  await admin(`alter database ${name} reset default_transaction_read_only`)
  const left = () =>
    admin(`select application_name, query ${sessions} and backend_start < '${row?.still}'`)
  await expect.poll(left, { timeout: 8_000 }).toEqual([])
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  await settled((await accept(contact())).id, 10_000)
  expect(logs()).toContain('PostgreSQL takes no writes')
})

test('the programs leave a standby, and find the primary that it becomes', async () => {
  site = await startTestSite({ ownDatastores: true })
  const { url, workerUrl, databaseUrl, accept, settled, postgres } = site
  const ready = async () =>
    Promise.all([url, workerUrl].map(async (each) => (await fetch(`${each}/readyz`)).status))
  await settled((await accept(contact())).id)
  await postgres?.demote()
  // With Redis, the server needs it for nothing that it accepts.
  const isNeeded = inject('backend') === 'postgres'
  await expect.poll(ready, { timeout: 10_000 }).toEqual([isNeeded ? 503 : 200, 503])
  await queryOnce(databaseUrl, 'select pg_promote()')
  await expect.poll(ready, { timeout: 10_000 }).toEqual([200, 200])
  await settled((await accept(contact())).id, 10_000)
})
