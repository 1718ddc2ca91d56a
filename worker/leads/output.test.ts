import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createOutput } from './output'

test('print resolves once a slow reader has taken everything', async () => {
  let taken = 0
  const slow = new Writable({
    async write(chunk, _encoding, done) {
      await sleep(20)
      taken += chunk.length
      done()
    },
  })
  const out = createOutput(slow as NodeJS.WriteStream)
  await out.print('x'.repeat(100_000))
  expect(taken).toBe(100_000)
  await out.printJson(['x'.repeat(100_000)])
  expect(taken).toBeGreaterThan(200_000)
})

test('print resolves when its reader has left', async () => {
  const gone = new Writable({ write: (_chunk, _encoding, done) => done() })
  gone.destroy()
  await createOutput(gone as NodeJS.WriteStream).print('anything')
})

test('printing often leaves no listeners behind', async () => {
  const taking = new Writable({ write: (_chunk, _encoding, done) => done() })
  const out = createOutput(taking as NodeJS.WriteStream)
  await out.print('first')
  const before = taking.listenerCount('error')
  for (let line = 0; line < 20; line++) await out.print('next')
  expect(taking.listenerCount('error')).toBe(before)
})

test('what is printed as JSON or noted cannot command the terminal', async () => {
  const typed = '\u009b31m\u202e\u001b[2J'
  let taken = ''
  const taking = new Writable({
    write(chunk, _encoding, done) {
      taken += chunk
      done()
    },
  })
  const noted = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const out = createOutput(taking as NodeJS.WriteStream)
  await out.printJson({ typed })
  out.note(typed)
  const notes = noted.mock.calls.map(([text]) => text)
  noted.mockRestore()
  expect(taken).toBe('{\n  "typed": "\\u009b31m\\u202e\\u001b[2J"\n}\n')
  expect(JSON.parse(taken)).toEqual({ typed })
  expect(notes).toEqual(['\\u009b31m\\u202e\\u001b[2J\n'])
})
