import { expect, test } from 'vitest'
import { REFERENCE } from '../../src/contract/api'
import { identify, jobIdOf } from './submission-id'

const body = { name: 'Ann', message: 'hello', createdAt: '2026-01-01T00:00:00Z' }

test('the same body has the same id, whatever the order of its fields', () => {
  const { createdAt, message, name } = body
  expect(identify('/api/contact', { message, createdAt, name }, null)).toEqual(
    identify('/api/contact', body, null),
  )
})

test('another body, createdAt, endpoint or key is another submission', () => {
  const ids = [
    identify('/api/contact', body, null),
    identify('/api/contact', { ...body, message: 'hullo' }, null),
    identify('/api/contact', { ...body, createdAt: '2026-01-01T00:00:01Z' }, null),
    identify('/api/service-requests', body, null),
    identify('/api/contact', body, 'k'),
    identify('/api/contact', body, 'k2'),
    identify('/api/service-requests', body, 'k'),
  ].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a key decides the id alone; the hash still tells the bodies apart', () => {
  const one = identify('/api/contact', body, 'key')
  const two = identify('/api/contact', { ...body, message: 'other text' }, 'key')
  expect(two.id).toBe(one.id)
  expect(two.bodyHash).not.toBe(one.bodyHash)
})

test('ids are UUIDs of version 8, legal as job ids, and references are readable', () => {
  for (let i = 0; i < 200; i++) {
    const { id, reference } = identify('/api/contact', body, `key-${i}`)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(reference).toMatch(REFERENCE)
    expect(jobIdOf(id)).toMatch(/^[a-z][^:]*$/)
  }
})
