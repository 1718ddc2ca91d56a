// What the chat needs to know of a model.
import type { Allowance } from '../../limits/rate-limit'

export interface ModelSettings {
  apiKey: string
  baseUrl: string | undefined
  model: string | undefined
  /** Model tokens of a day, for all visitors together. */
  budget: Allowance
  /** How long a model may take for a whole answer, in milliseconds. */
  patienceMs?: number
}
