import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { whenQuiet } from './when-quiet'

/** As busy as a program with many requests: always something to do, but never standing still. */
async function keepBusy(ms: number): Promise<void> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    const pause = performance.now() + 20
    while (performance.now() < pause);
    await sleep(1)
  }
}

test('whenQuiet() waits while there is much to do, then acts once', async () => {
  let acted = 0
  whenQuiet(100, () => {
    acted += 1
  })
  await keepBusy(450)
  expect(acted).toBe(0)
  await expect.poll(() => acted, { timeout: 5_000 }).toBe(1)
  await sleep(300)
  expect(acted).toBe(1)
})

test('whenQuiet() does not act once it is cancelled', async () => {
  let acted = false
  const cancel = whenQuiet(50, () => {
    acted = true
  })
  cancel()
  await sleep(200)
  expect(acted).toBe(false)
})
