import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePort, requireFreePorts } from './ports'

vi.mock('node:crypto', { spy: true })

test('freePort() gives each port to one caller only, and none that is in use', async () => {
  const first = await freePort()
  const second = await freePort()
  const server = createServer().listen(second, '127.0.0.1')
  const third = await freePort()
  const drawn = vi.mocked(randomInt) as unknown as { mockReturnValueOnce(port: number): void }
  // Nothing listens on the first one: it is taken all the same.
  for (const port of [first, second, third]) drawn.mockReturnValueOnce(port)
  expect([first, second, third]).not.toContain(await freePort())
  server.close()
})

test('freePort() stays away from the ports that Linux gives to outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('requireFreePorts() suggests a valid port instead of 65536', async () => {
  const taken = requireFreePorts('127.0.0.1', { PORT: 65_535, WORKER_PORT: 65_535 })
  await expect(taken).rejects.toThrow(
    'WORKER_PORT must not be the same as PORT (65535). Choose another port, for example WORKER_PORT=3000',
  )
})
