// Which parameters of a request a model takes: told by its name, or learned from its rejections and its answers.

/** OpenAI's models that think: they take neither a temperature nor `max_tokens`. */
const KNOWN_TO_THINK = /^(?:o\d|gpt-5(?!-chat))/
/** Longest answer, in tokens. */
const ANSWER_TOKENS = 400
/** What a model that thinks first may need for that besides, in tokens, with little effort. */
const THOUGHT_TOKENS = 1_600

export const PARAMETERS = [
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'reasoning_effort',
  'stream_options',
  'stream',
] as const

export type Parameter = (typeof PARAMETERS)[number]

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
  /** Leaves out the parameter that the error rejects and returns it; undefined if it rejects none, or one that is left out already. */
  learnFrom(error: unknown): Parameter | undefined
  /** Takes them again, because the request failed without them too; false if it takes all of them already. */
  unlearn(parameters: readonly Parameter[]): boolean
  /** Notes that the model thinks; false if that is known already. */
  learnToThink(): boolean
}

export function parametersOf(model: string): Parameters {
  const isKnownToThink = KNOWN_TO_THINK.test(model)
  const rejected = new Set<Parameter>(isKnownToThink ? ['temperature', 'max_tokens'] : [])
  let hasThought = isKnownToThink
  // Those of OpenAI that think reject these two. To others that do, the room does no harm.
  const thinks = () => hasThought || rejected.has('temperature') || rejected.has('max_tokens')
  return {
    takes: (parameter) => !rejected.has(parameter),
    isKnownToThink,
    thinks,
    mostTokens: () => ANSWER_TOKENS + (thinks() ? THOUGHT_TOKENS : 0),
    learnFrom(error) {
      const parameter =
        rejectedBy(error) ?? (thinks() ? perhapsRejectedBy(error, rejected) : undefined)
      if (!parameter || rejected.has(parameter)) return
      rejected.add(parameter)
      return parameter
    },
    unlearn(parameters) {
      return parameters.filter((each) => rejected.delete(each)).length > 0
    },
    learnToThink() {
      const isNew = !thinks()
      hasThought = true
      return isNew
    },
  }
}

/**
 * Servers have words of their own for not being asked to think little: "think value "low" is not supported" is one of
 * Ollama's. Of some, such as Mistral, the library passes on none; what it says then is its own.
 */
function perhapsRejectedBy(
  error: unknown,
  rejected: ReadonlySet<Parameter>,
): Parameter | undefined {
  if (!isRejection(error)) return
  const { code, message } = error
  // OpenAI's of what was asked: its message links to the guide on reasoning.
  if (code === 'invalid_prompt') return
  const words = String(message)
  if (/\b(?:think|reasoning)/i.test(words)) return 'reasoning_effort'
  return words.endsWith('(no body)') ? OPTIONAL.find((each) => !rejected.has(each)) : undefined
}

/** Not if only its value is rejected: vLLM names `max_tokens` too when one prompt is too long. */
function rejectedBy(error: unknown): Parameter | undefined {
  if (!isRejection(error)) return
  const { code, param, message } = error
  const words = String(message)
  if (!/^un(?:supported|known)_/.test(String(code)) && !REJECTS.test(words)) return
  const name = String(param).replace('.', '_')
  const inWords = IN_WORDS.exec(words)?.[0]
  const find = (wanted: unknown) => PARAMETERS.find((each) => each === wanted)
  return find(name) ?? find(inWords)
}

/** Whether the server found fault with the request itself. */
export function isRejection(error: unknown): error is Record<string, unknown> {
  const { status } = (error ?? {}) as Record<string, unknown>
  return status === 400 || status === 422
}
