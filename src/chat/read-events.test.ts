import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './read-events'

async function read(...pieces: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) {
        stream.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      }
      stream.close()
    },
  })
  const events: ServerEvent[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

test('readEvents reads events with any line ending, wherever the stream is split', async () => {
  const text = 'event: token\r\ndata: {"a":1}\r\n\r\n: a comment\n\ndata:one\ndata: two\n\n'
  const events = [
    { event: 'token', data: '{"a":1}' },
    { event: 'message', data: 'one\ntwo' },
  ]
  for (let cut = 0; cut <= text.length; cut++) {
    expect([cut, await read(text.slice(0, cut), text.slice(cut))]).toEqual([cut, events])
  }
})

test('readEvents reads a character whose bytes are split', async () => {
  const bytes = new TextEncoder().encode('data: é\n\n')
  expect(await read(bytes.slice(0, 7), bytes.slice(7))).toEqual([{ event: 'message', data: 'é' }])
})

test('readEvents drops an event without its end', async () => {
  expect(await read('data: whole\n\ndata: half\n')).toEqual([{ event: 'message', data: 'whole' }])
})

test('readEvents throws if an event does not end', async () => {
  await expect(read('data: ', 'x'.repeat(300_000))).rejects.toThrow('does not end')
})
