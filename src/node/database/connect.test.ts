import { expect, test } from 'vitest'
import { UnavailableError } from '../start-error'
import { notAnswering, reasonOf } from './connect'

const URL_WITH_PASSWORD = 'postgres://website:hunter2@db.internal:5432/website'

test('the reason of a connection error does not contain the password of the URL', () => {
  const invalid = new TypeError(`Invalid URL: ${URL_WITH_PASSWORD}`)
  expect(reasonOf(invalid)).toBe('TypeError')
  expect(reasonOf(new AggregateError([invalid], URL_WITH_PASSWORD))).toBe('TypeError')
  const refused = Object.assign(new Error(URL_WITH_PASSWORD), { code: 'ECONNREFUSED' })
  expect(reasonOf(refused)).toBe('ECONNREFUSED')
  expect(reasonOf(new Error('Connection terminated'))).toBe('Connection terminated')
})

test('a lost connection counts as an outage, an error reported by PostgreSQL does not', () => {
  const failure = (code: string) => notAnswering(Object.assign(new Error(), { code }))
  for (const code of ['ECONNREFUSED', 'EPIPE', 'EPERM', '57P03', '53300', '08006']) {
    expect(failure(code), code).toBeInstanceOf(UnavailableError)
  }
  for (const code of ['28P01', '3D000', 'XX000']) {
    expect(failure(code), code).not.toBeInstanceOf(UnavailableError)
  }
  const noFile = (syscall: string) =>
    notAnswering(Object.assign(new Error(), { code: 'ENOENT', syscall }))
  expect(noFile('open'), 'a missing certificate').not.toBeInstanceOf(UnavailableError)
  expect(noFile('connect'), 'a missing socket').toBeInstanceOf(UnavailableError)
})
