import { expect, test, vi } from 'vitest'
import type { Kind } from '../../../src/contract/submission'
import { exportLeads } from '../../../worker/leads/commands/export'
import { runCommand } from '../../../worker/leads/run-command'
import { noFilter } from '../../support/no-filter'
import { openDesk } from './open-desk'

const { desk, storeLead, storeMessage, store } = await openDesk()
const { database } = store

test('an export has one column per value', async () => {
  const id = await storeLead()
  await store.sql('update contact_submissions set source = $1', [
    { page: '/contact', referrer: 'https://news.example', utm: { utm_source: 'spring' } },
  ])
  await storeMessage(id, { channel: "'team_email'", status: "'sent'" })
  await storeMessage(id, { channel: "'prospect_email'", status: "'failed'" })
  await storeMessage(id, { status: "'unknown'" })
  const { said, desk: here } = desk()
  const filter = noFilter
  await exportLeads(here, { name: 'export', format: 'csv', filter })
  const [heads = [], cells = []] = said.printed.split('\r\n').map((line) => line.split(','))
  expect(Object.fromEntries(heads.map((head, i) => [head, cells[i]]))).toMatchObject({
    kind: 'contact',
    service: 'cloud',
    name: 'Ann',
    email: 'ann@example.com',
    sms_consent: 'false',
    quarantined: 'false',
    page: '/contact',
    referrer: 'https://news.example',
    utm: '"{""utm_source"":""spring""}"',
    team_email: 'sent',
    prospect_email: 'failed',
    prospect_sms: 'unknown',
    submission_id: id,
  })
})

test('an export has the fields that only a job application or a service request has', async () => {
  const lead = `name, email, phone, message, created_at, submission_id, reference, received_at`
  const values = `'Ann', 'ann@example.com', '', '', '', gen_random_uuid(), 'ABCD-EFGH', now()`
  await store.sql(
    `insert into job_applications (${lead}, position, experience, resume)
     values (${values}, 'network', '3-5', 'https://example.com/ann.pdf')`,
  )
  await store.sql(
    `insert into service_requests (${lead}, company, service, urgency)
     values (${values}, 'Acme', 'cloud', 'critical')`,
  )
  const cellsOf = async (kind: Kind) => {
    const { said, desk: here } = desk()
    await exportLeads(here, { name: 'export', format: 'csv', filter: { ...noFilter, kind } })
    const [heads = [], cells = []] = said.printed.split('\r\n').map((line) => line.split(','))
    return Object.fromEntries(heads.map((head, i) => [head, cells[i]]))
  }
  expect(await cellsOf('job-application')).toMatchObject({
    kind: 'job-application',
    position: 'network',
    experience: '3-5',
    resume: 'https://example.com/ann.pdf',
  })
  expect(await cellsOf('service-request')).toMatchObject({
    kind: 'service-request',
    company: 'Acme',
    service: 'cloud',
    urgency: 'critical',
    // Not the `{}` of a source without any.
    utm: '',
  })
})

test('an export has a lead whose source was imported with other values than text', async () => {
  await storeLead('five@example.com')
  await storeLead('null@example.com')
  await store.sql(`update contact_submissions set source =
    case email when 'null@example.com' then 'null'::jsonb else '{"page": 5, "utm": {"click": 5}}' end`)
  const { said, desk: here } = desk()
  expect(await exportLeads(here, { name: 'export', format: 'csv', filter: noFilter })).toBe(0)
  expect(said.printed).toContain('"{""click"":""5""}"')
  expect(said.printed).toContain('null@example.com')
})

test('an export as JSON has what a terminal might interpret in escaped form', async () => {
  const name = 'Ann\u009b31m\u202e'
  await storeLead()
  await store.sql('update contact_submissions set name = $1', [name])
  const { said, desk: here } = desk()
  await exportLeads(here, { name: 'export', format: 'json', filter: noFilter })
  expect(said.printed).toContain('"Ann\\u009b31m\\u202e"')
  expect(JSON.parse(said.printed)).toMatchObject([{ name }])
})

test('an export of no leads is an empty JSON array', async () => {
  const { said, desk: here } = desk()
  const filter = noFilter
  await exportLeads(here, { name: 'export', format: 'json', filter })
  expect(said.printed).toBe('[]\n')
})

test('an export whose reader has stopped ends after an hour', async () => {
  await storeLead()
  const transaction = vi.spyOn(database, 'transaction')
  const { desk: here } = desk()
  let limit: unknown
  here.out.stream = async (pieces) => {
    for await (const _ of pieces) {
      const open = await transaction.mock.results[0]?.value
      limit ??= (await open.raw('show idle_in_transaction_session_timeout')).rows
    }
  }
  const filter = noFilter
  await exportLeads(here, { name: 'export', format: 'json', filter })
  transaction.mockRestore()
  expect(limit).toEqual([{ idle_in_transaction_session_timeout: '1h' }])
})

test('subscribers are listed with their unsubscribe links, without those who unsubscribed', async () => {
  const subscribed = async (format: 'csv' | 'json', PUBLIC_URL = 'https://cedarline.example') => {
    const { said, desk: here } = desk({ PUBLIC_URL })
    await runCommand(here.env, { name: 'subscribers', format }, here.out)
    return said
  }
  // Without a link, there is none that nobody can open.
  expect(await subscribed('json', 'http://localhost:3000')).toEqual({ printed: '[]', notes: '' })
  await store.sql(
    `insert into newsletter_subscribers (email, status, subscribed_at) values
       ('left@example.com', 'unsubscribed', now()), ('=1+1@example.com', 'subscribed', '2026-11-02'),
       ('ann@example.com', 'subscribed', '2026-11-01 12:00Z')`,
  )
  const [ann, formula] = JSON.parse((await subscribed('json')).printed)
  const link = expect.stringMatching(/^https:\/\/cedarline\.example\/unsubscribe\/[0-9a-f-]{36}$/)
  expect(ann).toEqual({
    email: 'ann@example.com',
    subscribedAt: '2026-11-01T12:00:00.000Z',
    unsubscribeLink: link,
  })
  expect(formula.email).toBe('=1+1@example.com')
  const { printed, notes } = await subscribed('csv')
  expect(printed).toBe(
    [
      '\ufeffemail,subscribed_at,unsubscribe_link',
      `ann@example.com,2026-11-01T12:00:00.000Z,${ann.unsubscribeLink}`,
      '',
    ].join('\r\n'),
  )
  expect(notes).toContain('Left out, because a spreadsheet takes them for formulas: 1')
  expect(notes).not.toContain('PUBLIC_URL')
  expect((await subscribed('json', 'http://localhost:3000')).notes).toContain('PUBLIC_URL')
})
