import { expect, test } from 'vitest'
import { causeOf, classify } from './error-class'

const error = (traits: object) => Object.assign(new Error('text with ann@example.com'), traits)

test('what passes by itself is transient', () => {
  for (const code of ['ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', '08006', '40001', '53300', '57P03']) {
    expect(classify(error({ code })), code).toBe('transient')
  }
  expect(classify(error({ responseCode: 451, code: 'EENVELOPE' }))).toBe('transient')
  expect(classify(error({ status: 429 }))).toBe('transient')
  expect(classify(error({ status: 503 }))).toBe('transient')
})

test('what stays is permanent', () => {
  for (const code of ['22021', '22P05', '23514']) {
    expect(classify(error({ code })), code).toBe('permanent')
  }
  expect(classify(error({ responseCode: 550, code: 'EENVELOPE' }))).toBe('permanent')
  expect(classify(error({ status: 400, code: 21211 }))).toBe('permanent')
})

test('anything else is unknown', () => {
  expect(classify(error({}))).toBe('unknown')
  expect(classify('text')).toBe('unknown')
  expect(classify(null)).toBe('unknown')
})

test('a cause names codes and never the message, which can quote what was typed', () => {
  expect(causeOf(error({ responseCode: 550, code: 'EENVELOPE' }))).toBe('Error 550 EENVELOPE')
  expect(causeOf(error({}))).toBe('Error')
})
