// Seeded randomness: the same seed gives the same choices, so a failed run can be repeated.

export interface Random {
  /** From 0 (inclusive) up to 1 (exclusive). */
  next(): number
  /** A whole number; both bounds are inclusive. */
  between(least: number, most: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
}

/** @param stream separates the choices of one part of the suite from those of another */
export function seededRandom(seed: number, stream: string): Random {
  let state = fingerprint(`${seed}/${stream}`)
  // Mulberry32 by Tommy Ettinger, public domain: 32 bits of state are enough for a plan.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('there is nothing to pick from')
      return list[Math.floor(next() * list.length)] as T
    },
    chance: (share) => next() < share,
  }
}

/** FNV-1a. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash | 0
}
