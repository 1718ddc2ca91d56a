// Asks the server for an answer, which is streamed or arrives at once.
import { CHAT_ENDPOINT } from '../contract/api'
import {
  type ChatAnswer,
  type ChatMessage,
  chatAnswer,
  chatEvents,
  chatToken,
} from '../contract/chat'
import { readEvents } from './read-events'

/** Milliseconds without progress. The server itself gives up on its model after 18 s. */
const TIMEOUT_MS = 40_000

interface Asked {
  messages: readonly ChatMessage[]
  /** Called with the text so far, as plain text. */
  onText: (text: string) => void
  /** Aborts the request when nobody waits for it any longer. */
  signal: AbortSignal
}

/** Null if there is no answer: rejected, interrupted, timed out or malformed. */
export async function ask({ messages, onText, signal }: Asked): Promise<ChatAnswer | null> {
  const request = new AbortController()
  const giveUp = () => request.abort()
  let timer = setTimeout(giveUp, TIMEOUT_MS)
  function alive(): void {
    clearTimeout(timer)
    timer = setTimeout(giveUp, TIMEOUT_MS)
  }
  signal.addEventListener('abort', giveUp)
  try {
    const response = await fetch(CHAT_ENDPOINT, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json',
      },
      body: JSON.stringify({ messages }),
      signal: request.signal,
    })
    if (!response.ok || !response.body) return null
    const type = response.headers.get('Content-Type') ?? ''
    if (!type.startsWith('text/event-stream')) return parse(await response.json())
    return await readAnswer(response.body, (text) => {
      alive()
      onText(text)
    })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}

async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<ChatAnswer | null> {
  let text = ''
  for await (const { event, data } of readEvents(body)) {
    if (event === chatEvents.token) {
      text += chatToken.parse(JSON.parse(data)).text
      onText(text)
    } else if (event === chatEvents.message) {
      return parse(JSON.parse(data))
    } else if (event === chatEvents.error) {
      return null
    }
  }
  return null
}

function parse(body: unknown): ChatAnswer | null {
  const answer = chatAnswer.safeParse(body)
  return answer.success && answer.data.message.trim() !== '' ? answer.data : null
}
