import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrations } from '../migrations'
import type { Database } from '../src/node/database/connect'
import { checkTables } from './check-tables'

const current = Object.keys(migrations)
const older = current.slice(0, -1)
const failure = (code: string) => Object.assign(new Error(code), { code })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Watches a database that answers in turn with these names of migrations, or fails with these codes. */
async function watch(redisTakes: boolean, ...answers: (string[] | string)[]) {
  const select = async () => {
    const answer = answers.shift()
    if (typeof answer === 'string') throw failure(answer)
    return (answer ?? []).map((name) => ({ name }))
  }
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const log = { warn: say, error: say, info: say } as unknown as Parameters<
    typeof checkTables
  >[0]['log']
  const database = (() => ({ select })) as unknown as Database
  await checkTables({ database, log, redisTakes })
  return { lines, left: answers }
}

const isOld = expect.stringMatching(
  /^The tables are older than this release \(\S+ is missing\)\. Run: npm run migrate$/,
)
const isFine = 'the tables are as new as this release now'

test('a server says once that the tables are too old, and once that they are current', async () => {
  const { lines, left } = await watch(false, older, older, '57P03', older, current, 'never asked')
  expect(lines).toEqual([isOld])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual([isOld, isFine])
  expect(left).toEqual(['never asked'])
})

test('a server that starts while PostgreSQL is away looks at the tables once it answers', async () => {
  const away = expect.stringContaining('PostgreSQL does not answer')
  const found = await watch(true, 'ECONNREFUSED', 'ECONNREFUSED', older, current)
  expect(found.lines).toEqual([away])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(found.lines).toEqual([away, isOld, isFine])
  const { lines } = await watch(true, 'ECONNREFUSED', current)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(lines).toEqual([away])
})

test('a server says each reason once', async () => {
  const { lines } = await watch(false, older, '28P01', older, current)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(lines).toEqual([isOld, expect.stringContaining('password is rejected'), isOld, isFine])
})

test('tables of a later release, and a list that may not be read, are not worth a word', async () => {
  expect((await watch(false, [...current, '9999-of-tomorrow'])).lines).toEqual([])
  expect((await watch(false, '42501')).lines).toEqual([])
})

test('a database without tables, or none at all, stops the start', async () => {
  await expect(watch(true, '42P01')).rejects.toThrow('no tables yet. Run: npm run migrate')
  await expect(watch(true, '28P01')).rejects.toThrow('the user or password is rejected')
  await expect(watch(false, 'ECONNREFUSED')).rejects.toThrow('PostgreSQL does not answer')
})
