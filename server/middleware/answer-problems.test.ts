import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { PROBLEM_TYPE } from '../../src/contract/problem'
import { createLog } from '../../src/node/log'
import { quietLog } from '../../tests/support/quiet-log'
import { HttpProblem } from '../http-problem'
import { answerProblems } from './answer-problems'

/** The response when the rest of the app throws this. */
async function answerTo(thrown: unknown, log = quietLog) {
  const headers: Record<string, string> = {}
  const ctx = {
    state: { requestId: 'request-1' },
    req: { complete: true },
    set: (name: string | object, value: string) =>
      Object.assign(headers, typeof name === 'string' ? { [name]: value } : name),
  } as unknown as Context
  await answerProblems(log)(ctx, async () => {
    throw thrown
  })
  return { status: ctx.status, type: ctx.type, headers, body: String(ctx.body) }
}

test('an unexpected error is answered with a 500 that reveals nothing about it', async () => {
  for (const thrown of [
    new Error('column "password" does not exist'),
    Object.assign(new Error('password'), { status: 500, headers: { 'X-Password': '1' } }),
    'password',
    null,
  ]) {
    const { status, type, headers, body } = await answerTo(thrown)
    expect([status, type]).toEqual([500, PROBLEM_TYPE])
    expect(body + JSON.stringify(headers)).not.toMatch(/password/i)
    expect(JSON.parse(body).message).toMatch(/^Something went wrong on our side/)
  }
})

test('the log line of a 500 names the request, and an error of the client is not logged', async () => {
  const lines: string[] = []
  const log = createLog('server', 'info', { to: { write: (line) => void lines.push(line) } })
  await answerTo(Object.assign(new Error(), { status: 400 }), log)
  await answerTo(new HttpProblem(503, 'Try again.'), log)
  await answerTo(new TypeError(), log)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: 'request-1', err: { type: 'TypeError' }, msg: 'request failed' },
  ])
})

test('a client error of a library is answered without the library’s message', async () => {
  const { status, body } = await answerTo(Object.assign(new Error('password'), { status: 400 }))
  expect(status).toBe(400)
  expect(body).not.toContain('password')
})

test('an error response forbids caching', async () => {
  for (const thrown of [new Error(), new HttpProblem(404, 'Nothing is here.')]) {
    expect((await answerTo(thrown)).headers['Cache-Control']).toBe('no-store')
  }
})
