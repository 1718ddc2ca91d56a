// For tests that assume Dallas time: they keep the company there, wherever it has moved since.
import type * as content from '../../src/content/company'

type Content = typeof content

/** Factory for `vi.mock` of src/content/company. */
export async function inDallas(original: <T>() => Promise<T>) {
  const real = await original<Content>()
  const there = { timeZone: 'Central Time', timeZoneId: 'America/Chicago', newYearUtcLag: 6 }
  return { ...real, company: { ...real.company, ...there } }
}
