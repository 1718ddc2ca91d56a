import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connections } from './connections'
import { ServerUse } from './server-use'

const IDLE_MS = 5_000
const REFUSED_MS = 10_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The lanes to a server, with two connections each. */
function lanes() {
  const use = new ServerUse(IDLE_MS)
  const lane = () => new Connections(2, use, REFUSED_MS)
  return { team: lane(), prospect: lane(), patient: lane() }
}

test('a server that answers on none of its connections is busy for 20 seconds, and then down', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  vi.advanceTimersByTime(19_999)
  await team.take(1)
  expect(team.refused(false)).toBe(true)
  await team.take(1)
  vi.advanceTimersByTime(1)
  expect(team.refused(false)).toBe(false)
})

test('a server that has answered lately is busy, whatever else is silent', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  vi.advanceTimersByTime(60_000)
  prospect.answered()
  await team.take(1)
  vi.advanceTimersByTime(19_999)
  expect(team.refused(false)).toBe(true)
})

test('a lane that is allowed no connection is left one by another, which goes on with the rest', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  await prospect.take(1)
  prospect.answered()
  let next = 0
  const waiting = [1, 2].map(() => prospect.take(60_000).then(() => ++next))
  await team.take(1)
  expect(team.refused(false)).toBe(true)
  prospect.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toBe(0)
  prospect.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toBe(1)
  // By then it has been closed, and the other lane has tried again.
  await vi.advanceTimersByTimeAsync(IDLE_MS + REFUSED_MS - 1)
  expect(next).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(next).toBe(2)
  await Promise.all(waiting)
})

test('a place that is refused while a connection is left to another lane is not taken either', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  await prospect.take(1)
  prospect.answered()
  await team.take(1)
  expect(team.refused(false)).toBe(true)
  prospect.release()
  expect(prospect.refused(false)).toBe(true)
  let isTaken = false
  const next = prospect.take(60_000).then(() => {
    isTaken = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isTaken).toBe(false)
  await vi.advanceTimersByTimeAsync(IDLE_MS + REFUSED_MS)
  expect(isTaken).toBe(true)
  await next
})

test('a lane keeps its wish while another one without a connection comes and goes', async () => {
  const { team, prospect, patient } = lanes()
  await prospect.take(1)
  prospect.answered()
  for (const lane of [team, patient]) {
    await lane.take(1)
    expect(lane.refused(false)).toBe(true)
  }
  await patient.take(1)
  patient.answered()
  let isTaken = false
  prospect.release()
  void prospect.take(60_000).then(() => {
    isTaken = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isTaken).toBe(false)
})

test('nothing is left to a lane that has another connection, or is closed', async () => {
  for (const end of ['has another', 'is closed']) {
    const { team, prospect } = lanes()
    await prospect.take(1)
    await team.take(1)
    if (end === 'has another') await team.take(1)
    expect(team.refused(false)).toBe(true)
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
    expect(team.refused(false)).toBe(true)
  }
  const leavesOne = async () => {
    const next = prospect.take(60_000).then(() => true)
    prospect.answered()
    prospect.release()
    await vi.advanceTimersByTimeAsync(0)
    return !(await Promise.race([next, false]))
  }
  await wish()
  expect(await leavesOne()).toBe(true)
  await vi.advanceTimersByTimeAsync(IDLE_MS + REFUSED_MS)
  await wish()
  expect(await leavesOne()).toBe(false)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await leavesOne()).toBe(true)
})

test('a lane that has been served in the meantime is left nothing', async () => {
  const { team, prospect } = lanes()
  await prospect.take(1)
  await team.take(1)
  expect(team.refused(false)).toBe(true)
  await team.take(1)
  team.answered()
  prospect.release()
  await expect(Promise.all([prospect.take(1), prospect.take(1)])).resolves.toBeDefined()
})

/** How a lane whose last mail ended that long ago, in milliseconds, asks for a connection after two were refused. */
async function refusedAfter(ms: number) {
  const { team, prospect } = lanes()
  await team.take(1)
  team.answered()
  team.release()
  await vi.advanceTimersByTimeAsync(ms)
  prospect.answered()
  await Promise.all([team.take(1), team.take(1)])
  expect([team.refused(false), team.refused(false)]).toEqual([true, true])
  return async () => {
    const taken = team.take(1).then(
      () => true,
      () => false,
    )
    await vi.advanceTimersByTimeAsync(1)
    return taken
  }
}

test('a lane that had a connection just now tries again soon: that one may not be ready yet', async () => {
  const isFree = await refusedAfter(IDLE_MS - 1)
  expect(await isFree()).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(await isFree()).toBe(true)
})

test('one whose connection is closed by now tries again later', async () => {
  const isFree = await refusedAfter(IDLE_MS)
  await vi.advanceTimersByTimeAsync(REFUSED_MS - 2)
  expect(await isFree()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isFree()).toBe(true)
})

test('a lane that leaves a connection goes on with those that are idle', async () => {
  const { team, prospect } = lanes()
  await Promise.all([prospect.take(1), prospect.take(1)])
  prospect.answered()
  prospect.release()
  await team.take(1)
  expect(team.refused(false)).toBe(true)
  // The last one in use: the other one is open too.
  prospect.release()
  await expect(prospect.take(1)).resolves.toBeUndefined()
  const second = expect(prospect.take(1)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await vi.advanceTimersByTimeAsync(1)
  await second
})

test('a lane without a connection takes no other lane’s turn to leave one', async () => {
  const { team, prospect, patient } = lanes()
  await prospect.take(1)
  prospect.answered()
  await team.take(1)
  expect(team.refused(false)).toBe(true)
  await patient.take(1)
  patient.release()
  let isTaken = false
  void prospect.take(60_000)
  prospect.release()
  void prospect.take(60_000).then(() => {
    isTaken = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isTaken).toBe(false)
})

test('a lane whose rate of connections is limited asks once every 10 seconds, and is left none by another', async () => {
  const { team, prospect } = lanes()
  await team.take(1)
  team.answered()
  let tries = 0
  const send = async () => {
    await prospect.take(60_000)
    tries += 1
    if (prospect.refused(true)) void send()
  }
  await Promise.all([send(), send()])
  expect(tries).toBe(2)
  for (const seconds of [10, 20, 30]) {
    team.answered()
    await vi.advanceTimersByTimeAsync(REFUSED_MS)
    expect(tries, `after ${seconds} s`).toBe(2 + seconds / 10)
  }
  team.release()
  await expect(Promise.all([team.take(1), team.take(1)])).resolves.toBeDefined()
})

test('a lane that is no longer refused opens one more connection every 10 seconds', async () => {
  const { team, prospect } = lanes()
  await team.take(1)
  team.answered()
  await prospect.take(1)
  expect(prospect.refused(true)).toBe(true)
  let taken = 0
  const waiting = [1, 2].map(() => prospect.take(60_000).then(() => ++taken))
  for (const count of [1, 2]) {
    await vi.advanceTimersByTimeAsync(REFUSED_MS)
    expect(taken).toBe(count)
  }
  await Promise.all(waiting)
})

test('a lane goes on with its own connection when it may open no other', async () => {
  const { prospect } = lanes()
  await prospect.take(1)
  await prospect.take(1)
  prospect.answered()
  expect(prospect.refused(true)).toBe(true)
  let taken = false
  const next = prospect.take(60_000).then(() => {
    taken = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toBe(false)
  prospect.release()
  await next
  // Also if it is still being reset at that moment.
  expect(prospect.refused(true)).toBe(true)
  const again = prospect.take(60_000)
  await vi.advanceTimersByTimeAsync(500)
  await expect(again).resolves.toBeUndefined()
})

test('a lane that opens connections slowly opens no more because it leaves one to another', async () => {
  const use = new ServerUse(IDLE_MS)
  const [team, prospect] = [
    new Connections(5, use, REFUSED_MS),
    new Connections(5, use, REFUSED_MS),
  ]
  for (let count = 0; count < 5; count++) await prospect.take(1)
  prospect.answered()
  for (let count = 0; count < 3; count++) prospect.release()
  expect(prospect.refused(true)).toBe(true)
  await team.take(1)
  expect(team.refused(false)).toBe(true)
  prospect.release()
  let taken = 0
  const next = [1, 2, 3].map(() => prospect.take(60_000).then(() => ++taken))
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toBe(1)
  await vi.advanceTimersByTimeAsync(IDLE_MS + REFUSED_MS)
  await Promise.all(next)
})
