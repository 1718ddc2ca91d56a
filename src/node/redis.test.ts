import { createServer } from 'node:net'
import { test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log'
import { connectRedis, isReachable } from './redis'

/** Whether `answers` finds a Redis that sends only this reply (in RESP) usable. */
async function isUsable(answer: string): Promise<boolean> {
  const server = createServer((socket) => {
    socket.on('data', () => socket.write(`${answer}\r\n`))
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const redis = connectRedis(`redis://127.0.0.1:${port}`, 'producer', quietLog)
  try {
    return await isReachable(redis)
  } finally {
    redis.disconnect()
    server.close()
  }
}

// Each takes the full two seconds, so they run concurrently.
test.concurrent.for([
  '-LOADING Redis is loading the dataset in memory',
  '-ERR max number of clients reached',
  '-MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to no',
  '-BUSY Redis is busy running a script.',
])('a start continues with a Redis that reports %s', async (answer, { expect }) => {
  expect(await isUsable(answer)).toBe(false)
})

test.concurrent.for([
  '-NOAUTH Authentication required.',
  '-WRONGPASS invalid username-password pair or user is disabled.',
  '-NOPERM this user has no permissions to run the command',
  '-ERR invalid password',
])('a start fails with a Redis that reports %s', async (answer, { expect }) => {
  await expect(isUsable(answer)).rejects.toThrow(/^REDIS_URL: Redis refuses the connection/)
})
