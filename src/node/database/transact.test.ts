import { expect, test } from 'vitest'
import type { Database } from './connect'
import { transact } from './transact'

/** A database whose transactions fail with these errors first. */
function failing(...errors: { code: string; constraint?: string }[]) {
  const done: string[] = []
  const database = {
    transaction: async () => {
      done.push('transaction')
      const error = errors.shift()
      if (error) throw Object.assign(new Error(error.code), error)
      return 'result'
    },
    raw: async () => {
      await new Promise((raised) => setImmediate(raised))
      done.push('sequences raised')
    },
  }
  const run = () => transact(database as unknown as Database, async () => 'result')
  return { run, done }
}

test('a transaction that conflicted with another one is repeated, at most twice', async () => {
  const deadlock = { code: '40P01' }
  const conflict = { code: '40001' }
  expect(await failing(deadlock, conflict).run()).toBe('result')
  const hopeless = failing(deadlock, conflict, deadlock, conflict)
  await expect(hopeless.run()).rejects.toThrow('40P01')
  expect(hopeless.done).toEqual(['transaction', 'transaction', 'transaction'])
})

test('a transaction that was given a key which a row has is repeated with raised sequences', async () => {
  const taken = failing({ code: '23505', constraint: 'deliveries_pkey' })
  expect(await taken.run()).toBe('result')
  expect(taken.done).toEqual(['transaction', 'sequences raised', 'transaction'])
})

test('any other error is not repeated', async () => {
  for (const constraint of ['sms_opt_outs_phone_key', undefined]) {
    const rejected = failing({ code: '23505', ...(constraint && { constraint }) })
    await expect(rejected.run()).rejects.toThrow('23505')
    expect(rejected.done).toEqual(['transaction'])
  }
})
