import { createServer, get, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/processes/ports'
import { openPort, portProblem } from './open-port'

/** The status and Connection header, such as "200 close", or the error code. */
function askAt({ host, port }: { host: string; port: number }): Promise<string> {
  return new Promise((resolve) => {
    const headers = { Connection: 'keep-alive' }
    get({ host, port, agent: false, headers }, (response) =>
      resolve(`${response.resume().statusCode} ${response.headers.connection}`),
    ).on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'))
  })
}

test('connections made before the port closes are answered, later ones are refused', async () => {
  const server = createServer((_request, response) => setTimeout(() => response.end('ok'), 20))
  const place = { host: '127.0.0.1', port: await freePort(), variable: 'PORT' } as const
  const port = await openPort(server, place)
  const ask = () => askAt(place)
  // The kernel completes these connections before our event loop turns: the server has not seen them.
  const waiting = Array.from({ length: 20 }, ask)
  const stopped = port.stop()
  expect(await Promise.all(waiting)).toEqual(Array(20).fill('200 close'))
  await stopped
  expect(await ask()).toBe('ECONNREFUSED')
})

test('a blocked event loop does not close the port while clients arrive', async () => {
  const server = createServer((_request, response) => response.end('ok'))
  const place = { host: '127.0.0.1', port: await freePort(), variable: 'PORT' } as const
  const port = await openPort(server, place)
  const stopped = port.stop()
  const answers: Promise<string>[] = []
  for (const until = performance.now() + 1_500; performance.now() < until; ) {
    answers.push(askAt(place))
    // Longer than QUIET_MS, after which the port counts as quiet.
    for (const began = performance.now(); performance.now() < began + 250; );
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 close']))
  await stopped
})

test('a response in flight at shutdown closes its connection', async () => {
  let began = () => {}
  const asked = new Promise<void>((resolve) => {
    began = resolve
  })
  let finish = () => {}
  const server = createServer((_request, response) => {
    finish = () => response.end('ok')
    began()
  })
  const place = { host: '127.0.0.1', port: await freePort(), variable: 'PORT' } as const
  const port = await openPort(server, place)
  const answer = fetch(`http://${place.host}:${place.port}`)
  await asked
  const stopped = port.stop()
  finish()
  expect((await answer).headers.get('Connection')).toBe('close')
  await stopped
})

test('a response still in flight after seven and a half seconds does not hold up the shutdown', async () => {
  let began = () => {}
  const asked = new Promise<void>((resolve) => {
    began = resolve
  })
  const server = createServer(() => began())
  const cut = vi.spyOn(server, 'closeAllConnections')
  const place = { host: '127.0.0.1', port: await freePort(), variable: 'PORT' } as const
  const port = await openPort(server, place)
  // The clock too, and before the request: however busy the machine is, only the steps below take time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const answer = askAt(place)
    await asked
    const stopped = port.stop()
    // Without visitors for 200 ms the port closes. `expect.poll` would advance the clock.
    vi.advanceTimersByTime(200)
    while (server.listening) await setImmediate()
    vi.advanceTimersByTime(7_299)
    expect(cut).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(cut).toHaveBeenCalledOnce()
    await stopped
    expect(await answer).toBe('ECONNRESET')
  } finally {
    vi.useRealTimers()
  }
})

test('the port suggested instead of a used one is valid', () => {
  const suggested = [8_080, 65_535].map((port) => {
    const place = { host: '127.0.0.1', port, variable: 'PORT' }
    const taken = Object.assign(new Error(), { code: 'EADDRINUSE' })
    return /PORT=\d+$/.exec(portProblem(taken, place))?.[0]
  })
  expect(suggested).toEqual(['PORT=8180', 'PORT=3000'])
})

test('the port suggested instead of one that needs more rights is not that of the other program', () => {
  const suggested = ['PORT', 'WORKER_PORT'].map((variable) => {
    const refused = Object.assign(new Error(), { code: 'EACCES' })
    const place = { host: '127.0.0.1', port: 443, variable }
    return /[A-Z_]+=\d+$/.exec(portProblem(refused, place))?.[0]
  })
  expect(suggested).toEqual(['PORT=3000', 'WORKER_PORT=3001'])
})

test('nothing is kept of requests whose client leaves before their turn', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const responses: WeakRef<ServerResponse>[] = []
  const server = createServer((_request, response) => {
    responses.push(new WeakRef(response))
  })
  const place = { host: '127.0.0.1', port: await freePort(), variable: 'PORT' } as const
  const port = await openPort(server, place)
  const client = connect(place.port, place.host)
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100))
  await expect.poll(() => responses.length).toBe(100)
  client.destroy()
  const kept = () => {
    collectGarbage()
    return responses.filter((each) => each.deref()).length
  }
  await expect.poll(kept).toBeLessThan(10)
  await port.stop()
})
