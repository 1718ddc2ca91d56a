import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReplyError } from 'ioredis'
import { expect, test, vi } from 'vitest'
import { startProcess } from '../../tests/support/child-process'
import { tempDir } from '../../tests/support/temp-dir'
import { waitFor } from '../../tests/support/wait-for'
import { createLog, shouldLog } from './log'

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

/** Runs code with a `log` in a process of its own. */
function runWithLog(code: string, stdout: 'pipe' | number) {
  const file = new URL('./log.ts', import.meta.url).href
  const setup = `
    import fs from 'node:fs'
    const { createLog } = await import(${JSON.stringify(file)})
    const log = createLog('test', 'info')
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    const long = 'x'.repeat(60_000)`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', setup + code]
  return startProcess(process.execPath, args, { stdio: ['ignore', stdout, 'pipe'] })
}

/** A pipe that stays open without a reader. */
function openPipe() {
  const path = join(tempDir('log'), 'pipe')
  execFileSync('mkfifo', [path])
  return { path, pipe: openSync(path, 'r+') }
}

test('a program whose log is on a full disk goes on, and ends when it should', async () => {
  const full = openSync('/dev/full', 'w')
  const code = `
    for (let tick = 0; tick < 30; tick++) {
      log.info({ long }, 'tick')
      await pause(10)
    }
    process.stderr.write('30 ticks')
    process.exit(0)`
  const child = runWithLog(code, full)
  closeSync(full)
  expect(await child.exit).toMatchObject({ code: 0 })
  expect(child.stderr()).toBe('30 ticks')
})

test.concurrent.for([
  { how: 'fails', last: "throw new Error('failed')", code: 1 },
  { how: 'is stopped', last: 'process.exit(0)', code: 0 },
])('a program whose log nobody reads ends when it $how', async ({ last, code }, { expect }) => {
  const lines = `
    for (let line = 0; line < 15; line++) log.info({ long }, 'line')
    await pause(100)
    process.stderr.write('full')`
  const child = runWithLog(`${lines}; setTimeout(() => { ${last} })`, 'pipe')
  // Once it has ended, Node.js reads on by itself.
  child.child.stdout?.pause()
  await waitFor(() => child.stderr().includes('full'))
  const ended = Promise.race([child.exit, sleep(3_000, 'still there')])
  expect(await ended).toMatchObject({ code })
})

test.runIf(existsSync('/proc/self/fd'))(
  'two programs with one pipe that nobody reads both end at SIGTERM (requires /proc)',
  async () => {
    const { pipe } = openPipe()
    const code = `
      process.on('SIGTERM', () => process.exit(0))
      for (let line = 0; line < 15; line++) log.info({ long }, 'line')
      await pause(100)
      process.stderr.write('full')
      setInterval(() => log.info({}, 'line'), 10)`
    const programs = [runWithLog(code, pipe), runWithLog(code, pipe)]
    await waitFor(() => programs.every(({ stderr }) => stderr().includes('full')))
    for (const program of programs) {
      const ended = Promise.race([program.kill('SIGTERM'), sleep(3_000, 'still there')])
      expect(await ended).toMatchObject({ code: 0 })
    }
    closeSync(pipe)
  },
)

test.runIf(existsSync('/proc/self/fd'))(
  'the last lines of a program whose pipe was full arrive whole, once it is read (requires /proc)',
  async () => {
    const { path, pipe } = openPipe()
    const code = `
      process.on('SIGTERM', () => process.exit(0))
      for (let line = 0; line < 500; line++) log.info({ text: 'x'.repeat(300) }, 'line')
      await pause(50)
      process.stderr.write('full')
      setInterval(() => {}, 1_000)`
    const program = runWithLog(code, pipe)
    await waitFor(() => program.stderr().includes('full'))
    const ended = program.kill('SIGTERM')
    const reader = startProcess('cat', [path], {})
    expect(await ended).toMatchObject({ code: 0 })
    closeSync(pipe)
    await reader.exit
    const lines = reader.stdout().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(Array(500).fill('line'))
  },
)

test('the log continues once there is space, after more lines than are kept', async () => {
  const code = `
    const { write } = fs
    fs.write = (...args) => args.at(-1)(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    for (let line = 0; line < 30; line++) log.info({ long }, 'full')
    await pause(50)
    fs.write = write
    log.info({ long }, 'dropped')
    await pause(500)
    log.info({ long }, 'continued')`
  const child = runWithLog(code, 'pipe')
  await child.exit
  const lines = child.stdout().trim().split('\n')
  const said = lines.map((line) => JSON.parse(line).msg)
  expect(said).toEqual([...Array(16).fill('full'), 'continued'])
})
