import { expect, test } from 'vitest'
import { REFERENCE } from '../../src/contract/api'
import { consultationSubmission } from '../../src/contract/forms/consultation'
import { jobIdOf, submissionIdOf, submissionSchemas } from '../../src/contract/submission'
import { sentBy } from '../../tests/support/sent-bodies'
import { kinds } from './kinds'
import { identify, type SubmissionId } from './submission-id'

const DAY = 24 * 60 * 60 * 1_000
const endpoint = '/api/contact'
const body = { name: 'Ann', message: 'hello', createdAt: '2026-01-01T00:00:00Z' }

function idOf(fields: object, key: string | null = null, path = endpoint): SubmissionId {
  const [first] = identify(path, fields, { key, now: 1_000 * DAY })
  if (!first) throw new Error('no id')
  return first
}

test('the same fields in another order have the same ID', () => {
  const { createdAt, message, name } = body
  expect(idOf({ message, createdAt, name })).toEqual(idOf(body))
})

test('line ends, and a field that is empty or absent, do not make another submission', () => {
  const typed = { ...body, message: 'one\ntwo\nthree' }
  expect(idOf({ ...body, message: 'one\r\ntwo\rthree' }, 'key')).toEqual(idOf(typed, 'key'))
  const asked = {
    kind: 'consultation',
    name: 'Ann',
    email: 'ann@example.com',
    service: 'cloud',
    message: 'Please help us with our servers.',
  }
  const parsed = (more: object) => consultationSubmission.parse({ ...asked, ...more })
  const empty = { phone: '', company: '', urgency: '', smsConsent: false, createdAt: '' }
  expect(idOf(parsed(empty), 'key')).toEqual(idOf(parsed({}), 'key'))
  expect(parsed({ urgency: 'high' }).urgency).toBe('high')
})

test('another body, createdAt, endpoint, or key gives another ID', () => {
  const ids = [
    idOf(body),
    idOf({ ...body, message: 'hullo' }),
    idOf({ ...body, createdAt: '2026-01-01T00:00:01Z' }),
    idOf(body, null, '/api/service-requests'),
    idOf(body, 'k'),
    idOf(body, 'k2'),
    idOf(body, 'k', '/api/service-requests'),
  ].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a key alone determines the ID, and the hash still tells the bodies apart', () => {
  const one = idOf(body, 'key')
  const two = idOf({ ...body, message: 'other text' }, 'key')
  expect(two.id).toBe(one.id)
  expect(two.bodyHash).not.toBe(one.bodyHash)
})

test('the ID is the same on any day with a key or a createdAt', () => {
  for (const key of ['key', null]) {
    const ids = [0, 400].map((days) => identify(endpoint, body, { key, now: days * DAY }))
    expect(ids[1]).toEqual(ids[0])
    expect(ids[0]).toHaveLength(1)
  }
})

test('the ID of a given submission does not change between releases', () => {
  const bodyHash = 'dcda6964eb9e4cfbb3002356a5a01bf613d941aa332b1dbc7d431c0eae92f048'
  expect([idOf(body), idOf(body, 'key')]).toEqual([
    { id: '7c9e40a2-2521-8b29-8c40-e4381608a1f3', reference: 'WMHY-3186', bodyHash },
    { id: '4283de6b-96b2-8cc1-8e67-52ebe741d913', reference: 'GFWR-SJT9', bodyHash },
  ])
})

test('the same words without a createdAt are a repeat until the next day, and new after two days', () => {
  const words = { name: 'Ann', message: 'hello', createdAt: undefined }
  const [today, tomorrow, later] = [10, 11, 12].map((day) =>
    identify(endpoint, words, { key: null, now: day * DAY + 5 }).map(({ id }) => id),
  )
  expect(tomorrow).toContain(today?.[0])
  expect(tomorrow?.[0]).not.toBe(today?.[0])
  expect(later).not.toContain(today?.[0])
})

test('IDs are version 8 UUIDs and valid job IDs, and references are readable', () => {
  for (let i = 0; i < 200; i++) {
    const { id, reference } = idOf(body, `key-${i}`)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(reference).toMatch(REFERENCE)
    expect(jobIdOf(id)).toMatch(/^[a-z][^:]*$/)
    expect(submissionIdOf(jobIdOf(id))).toBe(id)
  }
})

test('what a page sends has the same ID in every release: a repeat may come after the update', () => {
  for (const [form, { kind, bodies, references }] of Object.entries(sentBy)) {
    const now = bodies.map((body) => {
      const fields = submissionSchemas[kind].parse(body)
      return identify(kinds[kind].endpoint, fields, { key: null, now: 0 })[0].reference
    })
    expect(now, `${form}: parse a new field with absentIfEmpty()`).toEqual(references)
  }
})
