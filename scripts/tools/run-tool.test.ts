import { expect, test } from 'vitest'
import { runTool } from './run-tool'

test('runTool() stops a tool that hangs, and keeps what it had printed', async () => {
  // It ends as it should at SIGTERM, but what it started has its pipes still.
  const hangs = `
    const { spawn } = require('node:child_process')
    const { pid } = spawn('sleep', ['300'], { stdio: ['ignore', 'inherit', 'inherit'] })
    process.on('SIGTERM', () => process.exit(0))
    console.log(pid)
    setInterval(() => {}, 1_000)`
  const { code, output } = await runTool(process.execPath, ['-e', hangs], { limitMs: 3_000 })
  expect(output).toMatch(/^\d+\n/)
  process.kill(Number.parseInt(output, 10))
  expect(code).toBeNull()
  expect(output).toContain('has not ended')
})

test('runTool() ends when a tool has ended and something that it started has not', async () => {
  const leaves = `
    const { spawn } = require('node:child_process')
    const { pid } = spawn('sleep', ['300'], { stdio: ['ignore', 'inherit', 'inherit'] })
    console.log(pid)
    process.exit(0)`
  const { code, output } = await runTool(process.execPath, ['-e', leaves], { limitMs: 3_000 })
  expect(output).toMatch(/^\d+\n/)
  process.kill(Number.parseInt(output, 10))
  expect(code).toBeNull()
})
