import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePort, requireFreePorts } from './ports'

vi.mock('node:crypto', { spy: true })

test('freePort() gives each port to one caller only, and none that is in use', async () => {
  // Nothing listens on it: it is taken all the same.
  const given = await freePort()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: inUse } = server.address() as AddressInfo
  const drawn = vi.mocked(randomInt) as unknown as { mockReturnValueOnce(port: number): void }
  for (const port of [given, inUse]) drawn.mockReturnValueOnce(port)
  expect([given, inUse]).not.toContain(await freePort())
  server.close()
})

test('freePort() stays away from the ports that Linux gives to outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

test('requireFreePorts() waits for a port that is about to be released', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  setTimeout(() => server.close(), 300)
  await requireFreePorts('127.0.0.1', { PORT: port })
})

test('requireFreePorts() suggests a valid port instead of 65536', async () => {
  const taken = requireFreePorts('127.0.0.1', { PORT: 65_535, WORKER_PORT: 65_535 })
  await expect(taken).rejects.toThrow(
    'WORKER_PORT must not be the same as PORT (65535). Choose another port, for example WORKER_PORT=3000',
  )
})
