import { expect, test } from 'vitest'
import { StartError } from '../start-error'
import type { Database } from './connect'
import { requireTables } from './require-tables'

/** What becomes of a start whose question for the migrations fails with this code. */
function startAt(code: string): Promise<unknown> {
  const select = () => Promise.reject(Object.assign(new Error(), { code }))
  return requireTables((() => ({ select })) as unknown as Database).catch((error: unknown) => error)
}

test('a user who may not read the list of migrations may still use every table', async () => {
  expect(await startAt('42501')).toBeUndefined()
  expect(await startAt('28P01')).toBeInstanceOf(StartError)
})
