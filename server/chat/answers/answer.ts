// An answer's structure before it is rendered as HTML.

/** How a request ended, for the metrics. `fallback`: the model failed and the local answerer took over. */
export type Outcome = 'answered' | 'refused' | 'handed_over' | 'fallback'

export type Part =
  | { kind: 'p'; text: string; strong?: string }
  | { kind: 'ul' | 'ol'; items: readonly string[] }

export interface Citation {
  title: string
  path: string
}

export interface Answer {
  parts: readonly Part[]
  citations: readonly Citation[]
  outcome: Outcome
  /** Whether the page may offer its form: a person has to help, or is asked for. */
  offersForm: boolean
}
