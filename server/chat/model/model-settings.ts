// The settings of the chat's model.
import type { Quota } from '../../limits/rate-limit'

export interface ModelSettings {
  apiKey: string
  baseUrl: string | undefined
  model: string | undefined
  /** Daily token budget, shared by all visitors. */
  budget: Quota
  /** Timeout for a complete answer, in milliseconds. */
  timeoutMs?: number
}
