import { expect, test } from 'vitest'
import { partNames, planFaults } from './plan-faults'

const wish = {
  seed: 7,
  count: 200,
  durationMs: 1_200_000,
  withRedis: true,
  longestFreezeMs: 12_000,
}

test('planFaults() returns the same faults for the same seed, and others for another seed', () => {
  expect(planFaults(wish)).toEqual(planFaults(wish))
  expect(planFaults({ ...wish, seed: 8 })).not.toEqual(planFaults(wish))
})

test('planFaults() returns the requested number of faults, at least one for every part', () => {
  for (const count of [12, 200]) {
    const faults = planFaults({ ...wish, count, durationMs: count * 2_000 })
    expect(faults).toHaveLength(count)
    expect(new Set(faults.map(({ part }) => part))).toEqual(new Set(partNames))
  }
})

test('the last planned fault begins in the last percent of the run', () => {
  for (const seed of [7, 11, 20_261]) {
    const last = planFaults({ ...wish, seed }).at(-1)
    expect(last?.atMs).toBeGreaterThan(wish.durationMs * 0.99)
  }
})

test('even a short plan makes both providers lose a response', () => {
  const lost = planFaults({ ...wish, count: 12, durationMs: 20_000 }).filter(
    (fault) => fault.does === 'misbehave' && fault.mode === 'drop',
  )
  expect(new Set(lost.map(({ part }) => part))).toEqual(new Set(['smtp', 'twilio']))
})

test('planned faults of one part do not overlap, and some parts fail at the same moment', () => {
  const faults = planFaults(wish)
  for (const name of partNames) {
    const own = faults.filter(({ part }) => part === name)
    for (const [i, { atMs, lastsMs }] of own.entries()) {
      const next = own[i + 1]
      if (next) expect(next.atMs).toBeGreaterThanOrEqual(atMs + lastsMs)
    }
  }
  expect(faults.some(({ atMs }, i) => faults[i + 1]?.atMs === atMs)).toBe(true)
})

test('some planned freezes outlast a job lock, and a plan without Redis has no Redis faults', () => {
  expect(planFaults(wish).some((fault) => fault.does === 'freeze' && fault.lastsMs > 6_000)).toBe(
    true,
  )
  const without = planFaults({ ...wish, withRedis: false })
  expect(without.map(({ part }) => part)).not.toContain('redis')
})
