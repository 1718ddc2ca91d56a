// Requests to a model. Not every model takes the same parameters: which ones this one takes is told by its name, or by
// its first rejection.
import { ChatOpenAI } from '@langchain/openai'
import type { AIMessage, BaseMessage } from 'langchain'

const USUAL_MODEL = 'gpt-4o-mini'
/** Longest answer, in tokens. */
const ANSWER_TOKENS = 400
/** What a model that thinks first may need for that besides, in tokens, with little effort. */
const THOUGHT_TOKENS = 1_600
/** Names for which the library sends OpenAI's newer parameter for the number of tokens, whatever it is given. */
const KNOWN_TO_THINK = /^(?:o\d|gpt-5(?!-chat))/

export interface Connection {
  apiKey: string
  baseUrl: string | undefined
  model: string | undefined
  /** Timeout of a request, in milliseconds. */
  timeoutMs: number
}

/** What the model takes. OpenAI's models that think take no temperature, and count their thoughts as tokens. */
interface Taken {
  thinks: boolean
  /** Not every model that thinks can be asked to think little. */
  effort: boolean
  /** OpenAI streams some models to verified organizations only. */
  streams: boolean
}

export interface ModelRequests {
  /** The most tokens that an answer takes, with what the model thinks. */
  mostTokens(): number
  /** Whether an answer takes tokens that are not in its text. */
  thinks(): boolean
  /**
   * Sends a prompt and yields the answer in pieces, or none if the server does not stream. A request that is rejected
   * for a parameter is sent again without it, and so are all later ones.
   */
  stream(prompt: BaseMessage[], signal: AbortSignal): AsyncGenerator<AIMessage>
  /** Sends a prompt without streaming. */
  whole(prompt: BaseMessage[], signal: AbortSignal): Promise<AIMessage>
}

export function openModelRequests(connection: Connection): ModelRequests {
  const { model = USUAL_MODEL } = connection
  const taken = { thinks: KNOWN_TO_THINK.test(model), effort: true, streams: true }
  let llm = connect(connection, model, taken)
  const whole = (prompt: BaseMessage[], signal: AbortSignal) => llm.invoke(prompt, { signal })
  return {
    mostTokens: () => mostTokens(taken),
    thinks: () => taken.thinks,
    whole,
    async *stream(prompt, signal) {
      for (;;) {
        const asked = llm
        let isSilent = true
        try {
          if (!taken.streams) yield await whole(prompt, signal)
          else {
            for await (const chunk of await llm.stream(prompt, { signal })) {
              isSilent = false
              yield chunk
            }
          }
          return
        } catch (error) {
          if (!isSilent || !isAboutParameter(error)) throw error
          if (learn(error, taken)) llm = connect(connection, model, taken)
          // Another question may have learned the same meanwhile.
          else if (llm === asked) throw error
        }
      }
    },
  }
}

const mostTokens = ({ thinks }: Taken) => ANSWER_TOKENS + (thinks ? THOUGHT_TOKENS : 0)

interface Rejection {
  status?: unknown
  code?: unknown
  param?: unknown
}

/** Not about its value: vLLM says `max_tokens` too when one prompt is too long. */
function isAboutParameter(error: unknown): error is Rejection {
  const { status, code } = (error ?? {}) as Rejection
  return status === 400 && /^un(?:supported|known)_/.test(String(code))
}

/** Whether a rejection names a parameter that can be left out; then it is from now on. */
function learn({ param }: Rejection, taken: Taken): boolean {
  const before = { ...taken }
  if (param === 'temperature' || param === 'max_tokens') taken.thinks = true
  if (param === 'reasoning_effort' || param === 'reasoning.effort') taken.effort = false
  if (param === 'stream') taken.streams = false
  return (
    taken.thinks !== before.thinks ||
    taken.effort !== before.effort ||
    taken.streams !== before.streams
  )
}

function connect({ apiKey, baseUrl, timeoutMs }: Connection, model: string, taken: Taken) {
  const most = mostTokens(taken)
  const tokens = KNOWN_TO_THINK.test(model)
    ? { maxTokens: most }
    : { modelKwargs: { max_completion_tokens: most } }
  const effort = taken.effort && { reasoning_effort: 'low' }
  const thinking = { ...tokens, modelKwargs: { ...tokens.modelKwargs, ...effort } }
  return new ChatOpenAI({
    apiKey,
    model,
    ...(taken.thinks ? thinking : { temperature: 0, maxTokens: most }),
    // The local answer is at hand. A retry waits as long as a busy server's Retry-After says, and the visitor with it.
    maxRetries: 0,
    timeout: timeoutMs,
    // Only the server knows how much a model has thought. Some that are compatible with OpenAI's do not know the option.
    streamUsage: taken.thinks,
    useResponsesApi: false,
    // The library would write what it cannot read to standard error, and with it what a visitor may have said.
    configuration: { logLevel: 'off', ...(baseUrl ? { baseURL: baseUrl } : {}) },
  })
}
