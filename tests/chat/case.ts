// One question of the evaluation: what was said, and what the answer must and must not hold.

export interface Case {
  group: string
  /** The visitor's messages, oldest first; the assistant's answers lie between. */
  said: readonly string[]
  /** `declined`: refused or handed over. */
  expect: 'answered' | 'declined'
  /** Each must stand in the answer's text, whatever the case of its letters. */
  must: readonly string[]
  mustNot: readonly string[]
}

type Said = string | readonly string[]

interface Expected {
  must?: readonly string[]
  mustNot?: readonly string[]
}

/** Questions with the same right answer. */
export function answered(
  group: string,
  { must = [], mustNot = [] }: Expected,
  asked: readonly Said[],
) {
  return asked.map((said) => toCase(said, { group, expect: 'answered', must, mustNot }))
}

/** Questions that must not be answered. */
export function declined(
  group: string,
  { must = [], mustNot = [] }: Expected,
  asked: readonly Said[],
) {
  return asked.map((said) => toCase(said, { group, expect: 'declined', must, mustNot }))
}

function toCase(said: Said, rest: Omit<Case, 'said'>): Case {
  return { ...rest, said: typeof said === 'string' ? [said] : said }
}
