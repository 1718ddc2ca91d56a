// For tests that reckon in the hours of Dallas: the company is there, wherever it has moved since.
import type * as content from '../../src/content/company'

type Content = typeof content

/** For `vi.mock` of src/content/company. */
export async function inDallas(original: <T>() => Promise<T>) {
  const real = await original<Content>()
  const there = { timeZone: 'Central Time', timeZoneId: 'America/Chicago' }
  return { ...real, company: { ...real.company, ...there } }
}
