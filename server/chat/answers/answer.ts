// What the assistant says, before it is HTML.

/** How a request ended, as it is counted. `fallback`: the model failed, the local answerer spoke. */
export type Outcome = 'answered' | 'refused' | 'handed_over' | 'fallback'

export type Part =
  | { kind: 'p'; text: string; strong?: string }
  | { kind: 'ul' | 'ol'; items: readonly string[] }

export interface Source {
  title: string
  path: string
}

export interface Answer {
  parts: readonly Part[]
  sources: readonly Source[]
  outcome: Outcome
}
