import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { drain } from './drain'

test('no more than 16 MB are read of a rejected request that goes on sending', async () => {
  const chunk = Buffer.alloc(1024 * 1024)
  let sent = 0
  const endless = new Readable({
    read() {
      sent += 1
      setImmediate(() => this.push(chunk))
    },
  })
  const req = Object.assign(endless, { complete: false }) as unknown as IncomingMessage
  await drain(req)
  expect(sent).toBeLessThan(20)
  expect(req.isPaused()).toBe(true)
  req.destroy()
})
