import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { supervise } from './supervise'

const READY = "process.on('disconnect', () => process.exit()); process.send({ type: 'ready' });"

/** Supervises a program with this code, and collects the lines for the operator. */
function supervised(code: string) {
  const notes: string[] = []
  const program = { name: 'worker', args: ['--eval', code], env: process.env, cwd: tempDir() }
  const { ready, stop } = supervise(program, (line) => notes.push(line))
  return { notes, ready, stop }
}

test('a program that does not start is reported in its own words', async () => {
  const { ready } = supervised("console.error('no tables yet'); process.exitCode = 1")
  await expect(ready).rejects.toThrow(/^no tables yet$/)
  await expect(supervised('process.exitCode = 1').ready).rejects.toThrow(
    'The worker did not start (exit code 1).',
  )
})

test('a program that dies is restarted, and why that fails is reported', async () => {
  const file = JSON.stringify(join(tempDir(), 'started'))
  const { notes, ready, stop } = supervised(`
    const { existsSync, writeFileSync } = require('node:fs')
    if (existsSync(${file})) { console.error('no tables yet'); process.exit(1) }
    writeFileSync(${file}, '')
    ${READY}
    setTimeout(() => process.exit(3), 100)`)
  await ready
  await vi.waitUntil(() => notes.includes('no tables yet'), { timeout: 10_000 })
  await stop(AbortSignal.abort())
  expect(notes[0]).toBe('The worker ended unexpectedly (exit code 3); restarting it')
})

test('a program that ignores a stop request is ended by force, and not restarted', async () => {
  const { notes, ready, stop } = supervised(`process.on('SIGTERM', () => {}); ${READY}`)
  await ready
  await stop(AbortSignal.abort())
  await new Promise((resolve) => setImmediate(resolve))
  expect(notes).toEqual([])
}, 10_000)
