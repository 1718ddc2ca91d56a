// Reads a stream of server-sent events (WHATWG HTML, 9.2.6) from a fetch response: EventSource itself
// cannot send a POST.

export interface ServerEvent {
  event: string
  data: string
}

/** More than any event of ours; an event that never ends is not kept in memory. */
const MAX_LENGTH = 200_000

/** Yields each complete event. Throws when the stream breaks off with an error or is not one of ours. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      // A trailing \r may be the first half of a \r\n.
      rest += decoder.decode(value, { stream: !done })
      const blocks = rest.replace(/\r\n|\r(?!$)/g, '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
      // An event without its blank line is incomplete, and dropped.
      if (done) return
      if (rest.length > MAX_LENGTH) throw new Error('an event of the chat does not end')
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent(block: string): ServerEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}
