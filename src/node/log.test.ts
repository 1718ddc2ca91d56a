import { ReplyError } from 'ioredis'
import { expect, test, vi } from 'vitest'
import { createJobFailureLogger, createLog, createOutageLogger, shouldLog } from './log'

/** The log line for this error. */
function lineOf(err: unknown, inDevelopment = false): string {
  let text = ''
  const write = (line: string) => {
    text += line
  }
  createLog('test', 'info', { to: { write }, inDevelopment }).error({ err }, 'failed')
  return text
}

test('an error is logged with its name, code, and location, without its message', () => {
  const error = Object.assign(new TypeError('typed by\n    at Ann’s: 10:30'), {
    code: '22P02',
    detail: 'Key (email)=(ann@example.com)',
    originalCode: 'CERT_HAS_EXPIRED',
    responseCode: 552,
    response: '552 5.2.2 <ann@example.com> is full',
  })
  const line = lineOf(error)
  expect(line).not.toMatch(/Ann|ann@|typed by/)
  const { err } = JSON.parse(line)
  expect(err).toMatchObject({ type: 'TypeError', code: '22P02', responseCode: 552 })
  expect(err.enhancedCode).toBe('5.2.2')
  expect(err.originalCode).toBe('CERT_HAS_EXPIRED')
  expect(err.stack).toContain('log.test.ts')
})

test('a failed Redis command is logged by name only, a mail server command in full', () => {
  const refused = { name: 'evalsha', args: ['ann@example.com'] }
  const line = lineOf(Object.assign(new Error(), { command: refused }))
  expect(line).not.toContain('ann@example.com')
  expect(JSON.parse(line).err.command).toBe('evalsha')
  expect(JSON.parse(lineOf(Object.assign(new Error(), { command: 'RCPT' }))).err.command).toBe(
    'RCPT',
  )
})

test("Redis' own word for its error is logged, and nothing else of its reply", () => {
  const replied = (text: string) => JSON.parse(lineOf(new ReplyError(text))).err
  expect(replied('NOPERM User ann has no permissions')).toMatchObject({ code: 'NOPERM' })
  expect(replied("READONLY You can't write against a read only replica.").code).toBe('READONLY')
  expect(JSON.stringify(replied('NOPERM User ann has no permissions'))).not.toContain('ann')
  expect(replied('Ann said: no')).not.toHaveProperty('code')
  expect(JSON.parse(lineOf(new Error('ANN said: no'))).err).not.toHaveProperty('code')
})

test('a missing right is logged with what it is about, and nothing else of the message', () => {
  const refused = (said: string, code = '42501') =>
    JSON.parse(lineOf(Object.assign(new Error(said), { code }))).err
  const statement = 'insert into "contact_submissions" ("message") values ($1)'
  const denied = 'permission denied for table contact_submissions'
  expect(refused(`${statement} - ${denied}`).denied).toBe('table contact_submissions')
  expect(refused(denied).denied).toBe('table contact_submissions')
  expect(refused('must be owner of table deliveries').denied).toBe('table deliveries')
  const others = [
    refused(denied, '23514'),
    refused('typed: permission denied for table ann'),
    refused('permission denied for table ann@example.com'),
    refused(`${denied}\nAnn`),
  ]
  for (const other of others) expect(JSON.stringify(other)).not.toMatch(/denied|ann/i)
})

test('a thrown value that is not an Error is logged by its type only', () => {
  expect(JSON.parse(lineOf('ann@example.com')).err).toEqual({ type: 'string' })
})

test('the error message is logged in development', () => {
  const line = lineOf(new SyntaxError('Unexpected "}"'), true)
  expect(JSON.parse(line).err.message).toBe('Unexpected "}"')
})

test('a repeated message is logged once a second, and does not suppress other messages', () => {
  const lines: string[] = []
  const log = createLog('test', 'info', { to: { write: (line: string) => void lines.push(line) } })
  for (let request = 0; request < 300; request++) {
    if (shouldLog(log, 'queue')) log.error({ request }, 'no queue answers')
  }
  if (shouldLog(log, 'model')) log.warn({}, 'the model gave no answer')
  const said = lines.map((line) => JSON.parse(line))
  expect(said.map(({ msg }) => msg)).toEqual(['no queue answers', 'the model gave no answer'])
  expect(said[0].request).toBe(0)
})

test('what is still wrong a second later is logged again', () => {
  const log = createLog('test', 'silent')
  const now = vi.spyOn(performance, 'now')
  const logsAt = (ms: number) => {
    now.mockReturnValue(ms)
    return shouldLog(log, 'queue')
  }
  expect([5_000, 5_999, 6_000, 6_999, 7_000].map(logsAt)).toEqual([true, false, true, false, true])
  now.mockRestore()
})

test('an outage is logged once a second for each part, and a read-only PostgreSQL with its remedy', () => {
  const lines: string[] = []
  const log = createLog('test', 'info', { to: { write: (line: string) => void lines.push(line) } })
  const [postgres, again, redis] = ['PostgreSQL', 'PostgreSQL', 'Redis'].map((part) =>
    createOutageLogger(log, part),
  )
  const readOnly = Object.assign(new Error(), { code: '25006' })
  for (const report of [postgres, again, redis]) report?.(readOnly)
  const failed = createJobFailureLogger(log)
  failed(readOnly, 's-1')
  failed(readOnly, 's-2')
  const said = lines.map((line) => JSON.parse(line)).map(({ part, jobId }) => part ?? jobId)
  expect(said).toEqual(['PostgreSQL', 'Redis', 's-1'])
  expect(lines[0]).toMatch(/takes no writes: .*Direct it to the primary/)
})
