import { createServer, type Socket } from 'node:net'
import { test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log'
import { waitFor } from '../../tests/support/wait-for'
import { createLog } from './log'
import { connectRedis, durabilityWarnings, failureToAnswer } from './redis'

/** A Redis as `greet` makes it, and our client for it. */
async function connected(greet: (socket: Socket) => void, { log = quietLog, path = '' } = {}) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    greet(socket)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const redis = connectRedis(`redis://127.0.0.1:${port}${path}`, 'producer', log)
  const close = () => {
    redis.disconnect()
    server.close()
  }
  return { redis, close }
}

/** How a start fails with a Redis that sends only this reply (in RESP). */
async function failure(
  answer: string,
  { hello = answer, script = answer, ping = answer, path = '' } = {},
): Promise<unknown> {
  const { redis, close } = await connected(
    (socket) => {
      socket.on('data', (data) => {
        for (const [, command = ''] of String(data).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)/g)) {
          const own: Record<string, string> = { hello, ping, eval: script }
          socket.write(`${own[command.toLowerCase()] ?? answer}\r\n`)
        }
      })
    },
    { path },
  )
  try {
    return await failureToAnswer(redis)
  } finally {
    close()
  }
}

const HELLO = '%1\r\n$5\r\nproto\r\n:3'

/** A Redis that has let our client in, and answers nothing else. */
async function silent() {
  const about = 'redis_mode:standalone'
  const sockets = new Set<Socket>()
  let isDown = false
  const { redis, close } = await connected((socket) => {
    if (isDown) return void socket.destroy()
    sockets.add(socket)
    socket.on('data', (data) => {
      if (/hello/i.test(String(data))) socket.write(`${HELLO}\r\n`)
      if (/info/i.test(String(data))) socket.write(`$${about.length}\r\n${about}\r\n`)
    })
  })
  await waitFor(() => redis.status === 'ready')
  const goDown = () => {
    isDown = true
    for (const socket of sockets) socket.destroy()
  }
  return { redis, close, goDown }
}

test.concurrent('a command that adds jobs waits a second for a Redis that does not answer', async ({
  expect,
}) => {
  const { redis, close } = await silent()
  await expect(redis.ping()).rejects.toThrow('Command timed out')
  close()
}, 10_000)

test.concurrent('a command that adds jobs does not wait for a Redis that is down to come back', async ({
  expect,
}) => {
  const { redis, close, goDown } = await silent()
  goDown()
  await waitFor(() => redis.status !== 'ready')
  await expect(redis.ping()).rejects.toThrow("Stream isn't writeable")
  close()
})

test.concurrent('a command that is under way when its connection ends is sent again on the next', async ({
  expect,
}) => {
  let hasEnded = false
  const { redis, close } = await connected((socket) => {
    socket.on('data', (data) => {
      if (/hello/i.test(String(data))) socket.write(`${HELLO}\r\n`)
      if (/info/i.test(String(data))) socket.write('$0\r\n\r\n')
      if (!/ping/i.test(String(data))) return
      if (hasEnded) return void socket.write('+PONG\r\n')
      hasEnded = true
      socket.destroy()
    })
  })
  await waitFor(() => redis.status === 'ready')
  expect(await redis.ping()).toBe('PONG')
  expect(hasEnded).toBe(true)
  close()
})

const FULL = '-ERR max number of clients reached\r\n'

// Each takes the full two seconds, so they run concurrently.
test.concurrent.for([
  '-LOADING Redis is loading the dataset in memory',
  '-ERR max number of clients reached',
  '-MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to no',
  '-BUSY Redis is busy running a script.',
])(
  'a start continues within seconds with a Redis that reports %s',
  { timeout: 15_000 },
  async (answer, { expect }) => {
    expect(await failure(answer)).toMatchObject({ message: answer.slice(1) })
  },
)

test('a Redis that goes away while it is asked for its settings is not reported, and stops no start', async ({
  expect,
}) => {
  const { redis, close } = await connected((socket) => void socket.end())
  expect(await durabilityWarnings(redis)).toEqual([])
  close()
})

test.concurrent('a start continues with a busy Redis, whatever the database, and names it', async ({
  expect,
}) => {
  const answer = '-BUSY Redis is busy running a script.'
  expect(await failure(answer, { hello: HELLO, path: '/3' })).toMatchObject({
    message: answer.slice(1),
  })
})

test.concurrent('a start fails with a cluster of Valkey’s, and not with one that is emulated', async ({
  expect,
}) => {
  const info = 'server_mode:cluster\r\n'
  const answer = `$${info.length}\r\n${info}`
  // Redis' own words, and Alibaba Cloud's.
  for (const script of [
    "-CROSSSLOT Keys in request don't hash to the same slot",
    "-ERR 'EVAL' command keys must in same slot",
  ]) {
    await expect(failure(answer, { hello: HELLO, script })).rejects.toThrow(
      /^REDIS_URL: this Redis is a cluster/,
    )
  }
  expect(await failure(answer, { hello: HELLO, script: ':1' })).toBe(null)
  // That it is a cluster would not be true of it once it is up.
  const loading = '-LOADING Redis is loading the dataset in memory'
  expect(await failure(answer, { hello: HELLO, script: loading })).toMatchObject({
    message: loading.slice(1),
  })
})

test.concurrent('a start continues with a replica that tells about itself but has lost its primary', async ({
  expect,
}) => {
  const about = 'redis_mode:standalone'
  const info = `$${about.length}\r\n${about}`
  const ping = '-MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to no'
  expect(await failure(info, { hello: HELLO, ping })).toMatchObject({ message: ping.slice(1) })
})

test.concurrent('a Redis that wants a password is not said to lack the database', async ({
  expect,
}) => {
  // Of Redis 5, which does not know the command.
  const hello = '-ERR unknown command `hello`, with args beginning with: `3`, '
  const failed = failure('-NOAUTH Authentication required.', { hello, path: '/3' })
  await expect(failed).rejects.toThrow(/^REDIS_URL: Redis refuses the connection \(NOAUTH\)/)
})

test.concurrent.for([
  '-NOAUTH Authentication required.',
  '-WRONGPASS invalid username-password pair or user is disabled.',
  '-NOPERM this user has no permissions to run the command',
  '-ERR invalid password',
  "-ERR unknown command 'info', with args beginning with: 'server'",
])('a start fails with a Redis that reports %s', async (answer, { expect }) => {
  await expect(failure(answer)).rejects.toThrow(/^REDIS_URL: Redis refuses the connection/)
})

test.concurrent.for([
  { when: 'at once', greet: (socket: Socket) => void socket.end(FULL) },
  {
    when: 'in response to the first command',
    greet: (socket: Socket) => void socket.once('data', () => socket.end(FULL)),
  },
])(
  'a Redis without a free connection is logged as such if it says so $when',
  async ({ greet }, { expect }) => {
    const lines: string[] = []
    const log = createLog('test', 'info', {
      to: { write: (line: string) => void lines.push(line) },
    })
    const { close } = await connected(greet, { log })
    const line = await waitFor(() => lines[0])
    close()
    expect(JSON.parse(line)).toMatchObject({
      part: 'Redis',
      err: { code: 'max number of clients reached' },
    })
  },
)
