import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { startProcess } from '../../tests/support/child-process'
import { tempDir } from '../../tests/support/temp-dir'
import { waitFor } from '../../tests/support/wait-for'

/** The code of log.ts, compiled once: to compile it takes each process longer than all that it does with it. */
const [{ text: compiled } = { text: '' }] = buildSync({
  entryPoints: [join(import.meta.dirname, 'log.ts')],
  bundle: true,
  format: 'esm',
  packages: 'external',
  platform: 'node',
  write: false,
}).outputFiles

/** Runs code with a `log` in a process of its own. */
function runWithLog(code: string, stdout: 'pipe' | number) {
  const setup = `${compiled}
    import fs from 'node:fs'
    const log = createLog('test', 'info')
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    const long = 'x'.repeat(60_000)`
  const args = ['--input-type=module', '--eval', setup + code]
  return startProcess(process.execPath, args, { stdio: ['ignore', stdout, 'pipe'] })
}

/** A pipe that stays open without a reader; `read` starts one. */
function openPipe() {
  const path = join(tempDir('log'), 'pipe')
  execFileSync('mkfifo', [path])
  const read = () => startProcess('cat', [], { stdio: [openSync(path, 'r'), 'pipe', 'inherit'] })
  return { pipe: openSync(path, 'r+'), read }
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

test.concurrent.for([
  { how: 'at once', wait: '' },
  {
    how: 'while it is full',
    wait: "await pause(100); process.stderr.write('full'); await pause(500)",
  },
])(
  'a program whose log loses its reader $how ends when it should',
  async ({ wait }, { expect }) => {
    const lines = `
    process.stderr.write('here')
    await pause(200)
    for (let line = 0; line < 30; line++) log.info({ long }, 'line')
    ${wait}
    process.exit(0)`
    const child = runWithLog(lines, 'pipe')
    child.child.stdout?.pause()
    await waitFor(() => child.stderr().includes(wait ? 'full' : 'here'))
    child.child.stdout?.destroy()
    const ended = Promise.race([child.exit, sleep(3_000, 'still there')])
    expect(await ended).toMatchObject({ code: 0 })
  },
)

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
    const { pipe, read } = openPipe()
    const code = `
      process.on('SIGTERM', () => process.exit(0))
      for (let line = 0; line < 500; line++) log.info({ text: 'x'.repeat(300) }, 'line')
      await pause(50)
      process.stderr.write('full')
      setInterval(() => {}, 1_000)`
    const program = runWithLog(code, pipe)
    await waitFor(() => program.stderr().includes('full'))
    const ended = program.kill('SIGTERM')
    const reader = read()
    expect(await ended).toMatchObject({ code: 0 })
    closeSync(pipe)
    await reader.exit
    const lines = reader.stdout().trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(Array(500).fill('line'))
  },
)

test.runIf(existsSync('/proc/self/fd'))(
  'the only lines of a program whose pipe another one had filled arrive, once it is read (requires /proc)',
  async () => {
    const { pipe, read } = openPipe()
    const full = `
      const { O_WRONLY, O_NONBLOCK } = fs.constants
      const own = fs.openSync('/proc/self/fd/1', O_WRONLY | O_NONBLOCK)
      try {
        for (;;) fs.writeSync(own, '{"msg":"other"}\\n')
      } catch {}`
    await runWithLog(full, pipe).exit
    const code = `
      log.info({}, 'one')
      log.info({}, 'two')
      process.stderr.write('out')
      process.exit(0)`
    const program = runWithLog(code, pipe)
    await waitFor(() => program.stderr().includes('out'))
    const reader = read()
    expect(await program.exit).toMatchObject({ code: 0 })
    closeSync(pipe)
    await reader.exit
    const lines = reader.stdout().trim().split('\n')
    const said = lines.map((line) => JSON.parse(line).msg).filter((msg) => msg !== 'other')
    expect(said).toEqual(['one', 'two'])
  },
)

test.for(['pipe', 'file'])('lines before a fatal one arrive once, in a %s', async (kind) => {
  const path = join(tempDir('log'), 'log')
  const code = `
    for (const text of ['a', 'b', 'c']) log.info({}, text)
    log.fatal({}, 'd')
    process.exit(0)`
  const child = runWithLog(code, kind === 'file' ? openSync(path, 'w') : 'pipe')
  await child.exit
  const text = kind === 'file' ? readFileSync(path, 'utf8') : child.stdout()
  const lines = text.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg).sort()).toEqual(['a', 'b', 'c', 'd'])
})

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
