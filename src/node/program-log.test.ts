import { expect, test, vi } from 'vitest'
import { createProgramLog } from './program-log'

test('a warning is a line of the log, and nothing else', async () => {
  const [before, printed] = [process.listeners('warning'), vi.spyOn(process.stderr, 'write')]
  try {
    const lines: string[] = []
    createProgramLog('server', 'info', { to: { write: (line) => lines.push(line) } })
    process.emitWarning('mode "require" is\nan alias', 'SecurityWarning')
    await expect.poll(() => lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      warning: 'SecurityWarning',
      reason: 'mode "require" is\nan alias',
    })
    expect(printed).not.toHaveBeenCalled()
  } finally {
    process.removeAllListeners('warning')
    for (const listener of before) process.on('warning', listener)
    printed.mockRestore()
  }
})
