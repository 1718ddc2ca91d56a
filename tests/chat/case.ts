// One question of the evaluation: the conversation, and what the answer must and must not contain.

export interface Case {
  group: string
  /** The visitor's messages, oldest first; the assistant's answers come in between. */
  said: readonly string[]
  /** `declined`: refused or handed over to a person. */
  expect: 'answered' | 'declined'
  /** Each must appear in the answer's text, ignoring case. */
  must: readonly string[]
  mustNot: readonly string[]
  /** Page that must be among the answer's sources. */
  from: string | null
  /** The first source's path must begin with one of these; the legal pages are never cited beside others. */
  pages?: readonly string[]
}

type Said = string | readonly string[]

interface Expected {
  from?: string
  must?: readonly string[]
  mustNot?: readonly string[]
}

/** Questions that share a right answer. */
export function answered(
  group: string,
  { must = [], mustNot = [], from }: Expected,
  asked: readonly Said[],
): Case[] {
  return asked.map((said) =>
    toCase(said, { group, expect: 'answered', must, mustNot, from: from ?? null }),
  )
}

/** Questions that must not be answered. */
export function declined(
  group: string,
  { must = [], mustNot = [], from }: Expected,
  asked: readonly Said[],
): Case[] {
  return asked.map((said) =>
    toCase(said, { group, expect: 'declined', must, mustNot, from: from ?? null }),
  )
}

/** Questions that any of these pages answers. */
export function onPages(
  group: string,
  pages: readonly string[],
  ...rest: [asked: readonly Said[]] | [expected: Expected, asked: readonly Said[]]
): Case[] {
  const [expected, asked] = rest.length === 1 ? [{}, rest[0]] : rest
  return answered(group, expected, asked).map((one) => ({ ...one, pages }))
}

function toCase(said: Said, rest: Omit<Case, 'said'>): Case {
  return { ...rest, said: typeof said === 'string' ? [said] : said }
}
