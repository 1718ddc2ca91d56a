// Which parameters of a request a model takes: told by its name, or learned from its rejections and its answers.

/** OpenAI's models that think: they take neither a temperature nor `max_tokens`. */
const KNOWN_TO_THINK = /^(?:o\d|gpt-5(?!-chat))/
/** Longest answer, in tokens. */
const ANSWER_TOKENS = 400
/** What a model that thinks first may need for that besides, in tokens, with little effort. */
const THOUGHT_TOKENS = 1_600

const PARAMETERS = [
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'stream_options',
  'stream',
] as const

type Parameter = (typeof PARAMETERS)[number]

/** What only models that think are sent. */
const OPTIONAL: readonly Parameter[] = ['reasoning_effort', 'stream_options']

const IN_WORDS = new RegExp(`\\b(?:${PARAMETERS.join('|')})\\b`)
/** What servers say that give no code, such as Google's and LiteLLM's. */
const REJECTS =
  /\b(?:unsupported|deprecated|unknown|unrecognized|unexpected|not (?:permitted|allowed)|(?:not|\w+n[’']t) support(?:ed)?)\b/i

export interface Parameters {
  takes(parameter: Parameter): boolean
  /** Whether the library sends `max_completion_tokens` to a model of this name, whatever it is given. */
  readonly isKnownToThink: boolean
  /** Whether the model thinks before it answers. What it thinks counts as tokens of its answer. */
  thinks(): boolean
  /** The most tokens that an answer takes, with what the model thinks. */
  mostTokens(): number
  /** Leaves out the parameter that the error rejects; false if it rejects none, or one that is left out already. */
  learnFrom(error: unknown): boolean
  /** Notes that the model thinks; false if that is known already. */
  learnToThink(): boolean
}

export function parametersOf(model: string): Parameters {
  const isKnownToThink = KNOWN_TO_THINK.test(model)
  const rejected = new Set<unknown>(isKnownToThink ? ['temperature', 'max_tokens'] : [])
  let thinks = isKnownToThink
  return {
    takes: (parameter) => !rejected.has(parameter),
    isKnownToThink,
    thinks: () => thinks,
    mostTokens: () => ANSWER_TOKENS + (thinks ? THOUGHT_TOKENS : 0),
    learnFrom(error) {
      const parameter =
        rejectedBy(error) ?? (thinks ? perhapsRejectedBy(error, rejected) : undefined)
      if (!parameter || rejected.has(parameter)) return false
      rejected.add(parameter)
      // Those of OpenAI that think reject these two. To others that do, the room does no harm.
      thinks ||= parameter === 'temperature' || parameter === 'max_tokens'
      return true
    },
    learnToThink() {
      const isNew = !thinks
      thinks = true
      return isNew
    },
  }
}

/**
 * Servers have words of their own for not being asked to think little: "think value "low" is not supported" is one of
 * Ollama's. Of some, such as Mistral, the library passes on none; what it says then is its own.
 */
function perhapsRejectedBy(error: unknown, rejected: ReadonlySet<unknown>): Parameter | undefined {
  const { status, message } = (error ?? {}) as Record<string, unknown>
  if (status !== 400 && status !== 422) return
  const words = String(message)
  if (/\b(?:think|reason)/i.test(words)) return 'reasoning_effort'
  return words.endsWith('(no body)') ? OPTIONAL.find((each) => !rejected.has(each)) : undefined
}

/** Not if only its value is rejected: vLLM names `max_tokens` too when one prompt is too long. */
function rejectedBy(error: unknown): string | undefined {
  const { status, code, param, message } = (error ?? {}) as Record<string, unknown>
  if (status !== 400 && status !== 422) return
  const words = String(message)
  if (!/^un(?:supported|known)_/.test(String(code)) && !REJECTS.test(words)) return
  const name = String(param).replace('.', '_')
  return PARAMETERS.find((each) => each === name) ?? IN_WORDS.exec(words)?.[0]
}
