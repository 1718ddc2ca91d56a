import { expect, test } from 'vitest'
import { partNames, planFaults } from './plan-faults'

const wish = {
  seed: 7,
  count: 200,
  durationMs: 1_200_000,
  withRedis: true,
  longestFreezeMs: 12_000,
}

test('the same seed plans the same faults, another seed others', () => {
  expect(planFaults(wish)).toEqual(planFaults(wish))
  expect(planFaults({ ...wish, seed: 8 })).not.toEqual(planFaults(wish))
})

test('the plan has the number of faults asked for, and every part among them', () => {
  for (const count of [12, 200]) {
    const faults = planFaults({ ...wish, count, durationMs: count * 2_000 })
    expect(faults).toHaveLength(count)
    expect(new Set(faults.map(({ part }) => part))).toEqual(new Set(partNames))
  }
})

test('faults come until the end, as submissions do', () => {
  for (const seed of [7, 11, 20_261]) {
    const last = planFaults({ ...wish, seed }).at(-1)
    expect(last?.atMs).toBeGreaterThan(wish.durationMs * 0.99)
  }
})

test('however short the plan, both providers lose an answer', () => {
  const lost = planFaults({ ...wish, count: 12, durationMs: 20_000 }).filter(
    (fault) => fault.does === 'misbehave' && fault.mode === 'drop',
  )
  expect(new Set(lost.map(({ part }) => part))).toEqual(new Set(['smtp', 'twilio']))
})

test('no part fails again before it could recover, and some fail two at a time', () => {
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

test('freezes last past the expiry of a lock now and then, and Redis is left out where there is none', () => {
  expect(planFaults(wish).some((fault) => fault.does === 'freeze' && fault.lastsMs > 6_000)).toBe(
    true,
  )
  const without = planFaults({ ...wish, withRedis: false })
  expect(without.map(({ part }) => part)).not.toContain('redis')
})
