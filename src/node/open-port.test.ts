import { createServer, get } from 'node:http'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/ports'
import { openPort, portProblem } from './open-port'

test('who had reached the port when it closes is answered, who comes later is refused', async () => {
  const server = createServer((_request, response) => setTimeout(() => response.end('ok'), 20))
  const place = { host: '127.0.0.1', port: await freePort(), variable: 'PORT' } as const
  const port = await openPort(server, place)
  const ask = () =>
    new Promise<string>((resolve) => {
      const headers = { Connection: 'keep-alive' }
      const options = { host: place.host, port: place.port, agent: false as const, headers }
      get(options, (response) =>
        resolve(`${response.resume().statusCode} ${response.headers.connection}`),
      ).on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'))
    })
  // The kernel has completed this connection before our loop turns: the server has not seen it.
  const waiting = Array.from({ length: 20 }, ask)
  const stopped = port.stop()
  expect(await Promise.all(waiting)).toEqual(Array(20).fill('200 close'))
  await stopped
  expect(await ask()).toBe('ECONNREFUSED')
})

test('an answer that was under way when the port began to close ends its connection', async () => {
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

test('the port that is suggested instead of a taken one is one that there is', () => {
  const suggested = [8_080, 65_535].map((port) => {
    const place = { host: '127.0.0.1', port, variable: 'PORT' }
    const taken = Object.assign(new Error(), { code: 'EADDRINUSE' })
    return /PORT=\d+$/.exec(portProblem(taken, place))?.[0]
  })
  expect(suggested).toEqual(['PORT=8180', 'PORT=3000'])
})
