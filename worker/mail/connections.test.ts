import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connections, ServerUse } from './connections'

const IDLE_MS = 5_000
const REFUSED_MS = 10_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Two lanes to a server, with two connections each. */
function lanes() {
  const use = new ServerUse(IDLE_MS)
  const lane = () => new Connections(2, use, REFUSED_MS)
  return { team: lane(), prospect: lane() }
}

test('a server that answers on none of its connections is busy for 20 seconds, and then down', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  vi.advanceTimersByTime(19_999)
  await team.take(1)
  expect(team.refused()).toBe(true)
  await team.take(1)
  vi.advanceTimersByTime(1)
  expect(team.refused()).toBe(false)
})

test('a server that has answered lately is busy, whatever else is silent', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  vi.advanceTimersByTime(60_000)
  prospect.answered()
  await team.take(1)
  vi.advanceTimersByTime(19_999)
  expect(team.refused()).toBe(true)
})

test('a lane that is allowed no connection is left one by another, which goes on with the rest', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  await prospect.take(1)
  let next = 0
  const waiting = [1, 2].map(() => prospect.take(60_000).then(() => ++next))
  await team.take(1)
  expect(team.refused()).toBe(true)
  prospect.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toBe(0)
  prospect.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toBe(1)
  // By then it has been closed, and the other lane has had its turn.
  await vi.advanceTimersByTimeAsync(2 * IDLE_MS)
  expect(next).toBe(2)
  await Promise.all(waiting)
})

test('nothing is left to a lane that has another connection, or is closed', async () => {
  for (const end of ['has another', 'is closed']) {
    const { team, prospect } = lanes()
    await prospect.take(1)
    await team.take(1)
    if (end === 'has another') await team.take(1)
    expect(team.refused()).toBe(true)
    if (end === 'is closed') team.close()
    prospect.release()
    await expect(Promise.all([prospect.take(1), prospect.take(1)])).resolves.toBeDefined()
  }
})

test('a lane that has left a connection keeps the others for 40 seconds', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  await prospect.take(1)
  const wish = async () => {
    prospect.answered()
    await team.take(1)
    expect(team.refused()).toBe(true)
  }
  const leavesOne = async () => {
    const next = prospect.take(60_000).then(() => true)
    prospect.release()
    await vi.advanceTimersByTimeAsync(0)
    return !(await Promise.race([next, false]))
  }
  await wish()
  expect(await leavesOne()).toBe(true)
  await vi.advanceTimersByTimeAsync(2 * IDLE_MS)
  await wish()
  expect(await leavesOne()).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await leavesOne()).toBe(true)
})

test('a lane that has been served in the meantime is left nothing', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  await team.take(1)
  expect(team.refused()).toBe(true)
  await team.take(1)
  team.answered()
  prospect.release()
  await expect(Promise.all([prospect.take(1), prospect.take(1)])).resolves.toBeDefined()
})
