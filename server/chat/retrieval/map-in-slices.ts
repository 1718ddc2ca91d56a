// Long work in short slices, so that a program handles what else comes up.
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds. A request that takes ten turns of the event loop waits for as many slices. */
const SLICE_MS = 10

/** Maps the items in their order. Every slice is followed by a rest of the same length: half of the time is free. */
export async function mapInSlices<In, Out>(
  items: readonly In[],
  map: (item: In) => Out,
): Promise<Out[]> {
  const mapped: Out[] = []
  let startedAt = performance.now()
  for (const item of items) {
    mapped.push(map(item))
    const tookMs = performance.now() - startedAt
    if (tookMs < SLICE_MS) continue
    await sleep(tookMs)
    startedAt = performance.now()
  }
  return mapped
}
