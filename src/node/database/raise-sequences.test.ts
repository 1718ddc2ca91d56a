import { expect, test } from 'vitest'
import type { Database } from './connect'
import { raisingSequences } from './raise-sequences'

/** A write that fails with these errors first. */
async function writing(...errors: { code: string; constraint?: string }[]) {
  const done: string[] = []
  const write = async () => {
    done.push('write')
    const error = errors.shift()
    if (error) throw Object.assign(new Error(error.code), error)
  }
  const raw = async () => void done.push('sequences raised')
  const outcome = await raisingSequences({ raw } as unknown as Database, write).catch(String)
  return { done, outcome }
}

test('a write that was given a key which a row has is repeated once, with raised sequences', async () => {
  const taken = { code: '23505', constraint: 'deliveries_pkey' }
  expect(await writing(taken)).toEqual({ done: ['write', 'sequences raised', 'write'] })
  expect(await writing(taken, taken)).toMatchObject({ outcome: 'Error: 23505' })
})

test('a write that fails in another way is not repeated', async () => {
  const twice = { code: '23505', constraint: 'sms_opt_outs_phone_key' }
  expect(await writing(twice)).toEqual({ done: ['write'], outcome: 'Error: 23505' })
})
