import { expect, test } from 'vitest'
import { requireFreePorts } from './ports'

test('requireFreePorts() suggests a valid port instead of 65536', async () => {
  const taken = requireFreePorts('127.0.0.1', { PORT: 65_535, WORKER_PORT: 65_535 })
  await expect(taken).rejects.toThrow(
    'WORKER_PORT must not be the same as PORT (65535). Choose another port, for example WORKER_PORT=3000',
  )
})
