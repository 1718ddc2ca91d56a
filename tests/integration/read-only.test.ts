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
  await admin(`alter database ${name} reset default_transaction_read_only`)
  const [row] = await admin('select clock_timestamp()::text as mended')
  const left = () =>
    admin(`select application_name, query ${sessions} and backend_start < '${row?.mended}'`)
  await expect.poll(left, { timeout: 4_000 }).toEqual([])
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  await settled((await accept(contact())).id, 10_000)
  expect(logs()).toContain('PostgreSQL takes no writes')
})
