import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchQueue } from './watch-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

/** A watched queue whose oldest job has this age, in seconds, on each datastore; null for one that is down. */
function watched() {
  const ages: Record<string, number | null> = { redis: 0, postgres: 0 }
  const lines: string[] = []
  const depths = vi.fn(async () =>
    Object.fromEntries(
      Object.entries(ages).map(([name, age]) => [
        name,
        age === null ? null : { unfinished: age > 0 ? 2 : 0, failed: 0, oldestAgeSeconds: age },
      ]),
    ),
  )
  const error = vi.fn((_facts: object, text: string) => void lines.push(`error ${text}`))
  const log = { error, info: (text: string) => void lines.push(`info ${text}`) }
  const stop = watchQueue({ queue: { depths }, log } as unknown as Parameters<typeof watchQueue>[0])
  const minute = async () => {
    await vi.advanceTimersByTimeAsync(MINUTE)
    return lines.splice(0)
  }
  return { ages, depths, error, minute, stop }
}

test('submissions that no worker takes are reported once, and once that they are gone', async () => {
  const { ages, error, minute, stop } = watched()
  ages.postgres = 60
  expect(await minute()).toEqual([])
  ages.postgres = 61.4
  expect(await minute()).toEqual([
    expect.stringMatching(
      /^error accepted submissions wait.*a worker runs.*REDIS_URL and DATABASE_URL/,
    ),
  ])
  expect(error.mock.calls[0]?.[0]).toEqual({ waiting: 2, oldestAgeSeconds: 61 })
  ages.postgres = 121
  expect(await minute()).toEqual([])
  ages.postgres = 2
  expect(await minute()).toEqual([expect.stringMatching(/^info no accepted submission waits/)])
  expect(await minute()).toEqual([])
  stop()
})

test('a datastore that is down begins no report, ends none, and hides none of the other', async () => {
  const { ages, depths, minute, stop } = watched()
  ages.redis = null
  expect(await minute()).toEqual([])
  ages.postgres = 90
  expect(await minute()).toHaveLength(1)
  Object.assign(ages, { redis: 90, postgres: null })
  expect(await minute()).toEqual([])
  ages.redis = 0
  expect(await minute()).toEqual([])
  depths.mockRejectedValueOnce(new Error('down'))
  expect(await minute()).toEqual([])
  ages.postgres = 0
  expect(await minute()).toHaveLength(1)
  stop()
})

test('the queue is asked once a minute, and not after the end', async () => {
  const { depths, minute, stop } = watched()
  await minute()
  await minute()
  expect(depths).toHaveBeenCalledTimes(2)
  stop()
  await minute()
  expect(depths).toHaveBeenCalledTimes(2)
})
