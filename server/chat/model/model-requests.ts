// Requests to a model behind any OpenAI-compatible server. Models differ in the parameters that they take, and in
// whether they think before they answer; servers in whether they stream.
import { ChatOpenAI } from '@langchain/openai'
import type { AIMessage, BaseMessage } from 'langchain'
import {
  isRejection,
  PARAMETERS,
  type Parameter,
  type Parameters,
  parametersOf,
} from './parameters'
import { openReading, type Piece } from './reading'

const USUAL_MODEL = 'gpt-4o-mini'

/** Requests for one answer: one without each parameter, if the model takes none. */
const MOST_TRIES = 1 + PARAMETERS.length

export interface Connection {
  apiKey: string
  baseUrl: string | undefined
  model: string | undefined
  /** Timeout of a request, in milliseconds. */
  timeoutMs: number
}

interface ModelRequests extends Pick<Parameters, 'mostTokens' | 'thinks'> {
  /**
   * Sends a prompt and yields the answer in pieces, or in one if the server does not stream. A request that is
   * rejected for a parameter is sent again without it, and so are all later ones.
   * @param mayRepeat is asked before one that was served is sent again, and told whether it used all its tokens
   */
  answer(
    prompt: BaseMessage[],
    signal: AbortSignal,
    mayRepeat: (isUsedUp: boolean) => Promise<boolean>,
  ): AsyncGenerator<Piece>
}

export function openModelRequests(connection: Connection): ModelRequests {
  const model = connection.model ?? USUAL_MODEL
  const parameters = parametersOf(model)
  const open = () => connect({ ...connection, model }, parameters)
  let llm = open()

  async function* send(prompt: BaseMessage[], signal: AbortSignal): AsyncGenerator<AIMessage> {
    const leftOut: Parameter[] = []
    for (let tries = 1; ; tries++) {
      const asked = llm
      let isSilent = true
      try {
        const isStream = parameters.takes('stream')
        for await (const message of request(asked, { prompt, signal, isStream })) {
          isSilent = false
          yield message
        }
        return
      } catch (error) {
        if (!isSilent) throw error
        const rejected = tries < MOST_TRIES ? parameters.learnFrom(error) : undefined
        if (rejected) {
          leftOut.push(rejected)
          llm = open()
          continue
        }
        // Another question may have learned the same meanwhile.
        if (tries < MOST_TRIES && llm !== asked && isRejection(error)) continue
        // Nothing says that it was the parameter which the server did not like.
        if (parameters.unlearn(leftOut)) llm = open()
        throw error
      }
    }
  }

  return {
    mostTokens: parameters.mostTokens,
    thinks: parameters.thinks,
    async *answer(prompt, signal, mayRepeat) {
      for (;;) {
        const reading = openReading()
        const room = parameters.mostTokens()
        const read = (message: AIMessage) => {
          const piece = reading.read(message)
          // At once: whoever asks may leave before the end.
          if (reading.hasThought() && parameters.learnToThink()) llm = open()
          return piece
        }
        for await (const message of send(prompt, signal)) yield read(message)
        // A server without streaming answers in one piece, in which the library finds no chunk at all. So ask again
        // without streaming: that is a second request, with the whole prompt again.
        if (reading.isSilent() && (await mayRepeat(false))) {
          yield read(await llm.invoke(prompt, { signal }))
        }
        const hadNoRoom = reading.isBlank() && room < parameters.mostTokens()
        if (!hadNoRoom || !(await mayRepeat(true))) return yield reading.end()
      }
    },
  }
}

interface Request {
  prompt: BaseMessage[]
  signal: AbortSignal
  isStream: boolean
}

async function* request(llm: ChatOpenAI, { prompt, signal, isStream }: Request) {
  if (isStream) yield* await llm.stream(prompt, { signal })
  else yield await llm.invoke(prompt, { signal })
}

function connect(
  { apiKey, baseUrl, model, timeoutMs }: Connection & { model: string },
  { takes, isKnownToThink, thinks, mostTokens }: Parameters,
) {
  const most = mostTokens()
  const isNewer = !isKnownToThink && !takes('max_tokens') && takes('max_completion_tokens')
  return new ChatOpenAI({
    apiKey,
    model,
    ...(takes('temperature') && { temperature: 0 }),
    ...((isKnownToThink || takes('max_tokens')) && { maxTokens: most }),
    modelKwargs: {
      ...(isNewer && { max_completion_tokens: most }),
      ...(thinks() && takes('reasoning_effort') && { reasoning_effort: 'low' }),
    },
    // The local answer is at hand. A retry waits as long as a busy server's Retry-After says, and the visitor with it.
    maxRetries: 0,
    timeout: timeoutMs,
    // Only the server knows how much a model has thought.
    streamUsage: thinks() && takes('stream_options'),
    useResponsesApi: false,
    // The library would write what it cannot read to standard error, and with it what a visitor may have said.
    configuration: { logLevel: 'off', ...(baseUrl ? { baseURL: baseUrl } : {}) },
  })
}
