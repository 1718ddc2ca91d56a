import { expect, test } from 'vitest'
import { reasonOf } from './connect'

const URL_WITH_PASSWORD = 'postgres://website:hunter2@db.internal:5432/website'

test('the reason of a connection error never holds the password of the URL', () => {
  const invalid = new TypeError(`Invalid URL: ${URL_WITH_PASSWORD}`)
  expect(reasonOf(invalid)).toBe('TypeError')
  expect(reasonOf(new AggregateError([invalid], URL_WITH_PASSWORD))).toBe('TypeError')
  const refused = Object.assign(new Error(URL_WITH_PASSWORD), { code: 'ECONNREFUSED' })
  expect(reasonOf(refused)).toBe('ECONNREFUSED')
  expect(reasonOf(new Error('Connection terminated'))).toBe('Connection terminated')
})
