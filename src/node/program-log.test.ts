import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgramLog } from './program-log'

const before = process.listeners('warning')

beforeEach(() => {
  // Stands for the one that Node.js prints with.
  process.removeAllListeners('warning').on('warning', ({ name }) => process.stderr.write(name))
})

afterEach(() => {
  process.removeAllListeners('warning')
  for (const listener of before) process.on('warning', listener)
})

/** The lines that a program's log gets from now on. */
function linesOfProgram(): string[] {
  const lines: string[] = []
  createProgramLog('server', 'info', { to: { write: (line) => lines.push(line) } })
  return lines
}

test('a warning is a line of the log, and nothing else', async () => {
  const printed = vi.spyOn(process.stderr, 'write')
  try {
    const lines = linesOfProgram()
    process.emitWarning('mode "require" is\nan alias', 'SecurityWarning', 'DEP0000')
    await expect.poll(() => lines).toHaveLength(1)
    const line = JSON.parse(lines[0] ?? '')
    expect(line).toMatchObject({
      level: 40,
      warning: 'SecurityWarning',
      reason: 'mode "require" is\nan alias',
      err: { type: 'SecurityWarning', code: 'DEP0000' },
    })
    expect(JSON.stringify(line.err)).not.toContain('alias')
    expect(printed).not.toHaveBeenCalled()
  } finally {
    printed.mockRestore()
  }
})

test('the log says which code added too many listeners', async () => {
  const lines = linesOfProgram()
  const emitter = new EventEmitter()
  for (let listener = 0; listener < 11; listener++) emitter.once('event', () => undefined)
  await expect.poll(() => lines).toHaveLength(1)
  const { warning, err } = JSON.parse(lines[0] ?? '')
  expect(warning).toBe('MaxListenersExceededWarning')
  expect(err.stack).toContain('program-log.test.ts')
})

test('no warning is logged where Node.js was told to print none', () => {
  // As with --no-warnings.
  process.removeAllListeners('warning')
  linesOfProgram()
  expect(process.listenerCount('warning')).toBe(0)
})
