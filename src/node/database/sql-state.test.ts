import { expect, test } from 'vitest'
import {
  isCanceled,
  isConflict,
  isDataRejected,
  isDiskFull,
  isEnded,
  isForbidden,
  isLocked,
  isOldSchema,
  isUnready,
  sqlState,
} from './sql-state'

const failure = (code?: unknown, severity?: string) =>
  Object.assign(new Error(), { code, severity })

test('an SQLSTATE is told from the code of a system error', () => {
  expect(['40P01', '23505', '08006'].map((code) => sqlState(failure(code)))).toEqual([
    '40P01',
    '23505',
    '08006',
  ])
  for (const other of [failure('EPIPE'), failure('EPERM'), failure(42), failure(), null, 'down']) {
    expect(sqlState(other)).toBe('')
  }
})

test.each([
  ['isUnready', isUnready, ['08006', '53100', '53300', '57014', '57P03']],
  ['isDiskFull', isDiskFull, ['53100']],
  ['isCanceled', isCanceled, ['57014']],
  ['isConflict', isConflict, ['40001', '40P01']],
  ['isLocked', isLocked, ['55P03', '40P01']],
  ['isDataRejected', isDataRejected, ['22P05', '23502']],
  ['isForbidden', isForbidden, ['42501']],
  ['isOldSchema', isOldSchema, ['42P01', '42703']],
])('%s knows its codes and no others', (_, is, codes) => {
  const all = ['08006', '22P05', '23502', '40001', '40P01', '42501', '42P01', '42703', '42601']
  const known = [...all, '08P01', '53100', '53300', '55P03', '57014', '57P03', 'EPIPE'].filter(
    (code) => is(failure(code)),
  )
  expect(known.sort()).toEqual([...codes].sort())
})

test('a session that is ended, or not admitted now, is told by its severity, whatever the code', () => {
  const refused = ['28P01', '3D000', '42501', '42704', '22023', '0A000', '08P01']
  const codes = ['XX000', '55000', '57P05', '25P03', ...refused]
  const ended = codes.filter((code) => isEnded(failure(code, 'FATAL')))
  expect(ended).toEqual(['XX000', '55000', '57P05', '25P03'])
  expect(isEnded(failure('XX000', 'ERROR'))).toBe(false)
  expect(isEnded(failure('EPIPE', 'FATAL'))).toBe(false)
  for (const message of ['Tenant or user not found', 'no tenant identifier provided']) {
    expect(isEnded(Object.assign(failure('XX000', 'FATAL'), { message })), message).toBe(false)
  }
})
