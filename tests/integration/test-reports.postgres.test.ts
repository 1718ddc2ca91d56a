// The reports are written by the runners themselves, from small suites that cover each case.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '../../scripts/test/test-reports'
import { ROOT } from '../../scripts/tools/paths'
import { runTool } from '../../scripts/tools/run-tool'

let dir = ''
// Inside the repository, where the runners resolve; plain JavaScript, because nothing is compiled there.
beforeAll(() => {
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true })
  dir = mkdtempSync(join(ROOT, 'node_modules/.cache/reports-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

const briefly = ({ name, message }: { name: string; message: string }) =>
  `${name}: ${message.split('\n')[0]}`

test.concurrent('a vitest report lists failed tests with their reasons, and files that fail to load @extended', async () => {
  const suite = join(dir, 'vitest')
  mkdirSync(suite)
  writeFileSync(
    join(suite, 'a.test.ts'),
    `import { expect, test } from 'vitest'
     test('right', () => expect(1).toBe(1))
     test('wrong', () => { throw new Error('two is not three') })`,
  )
  writeFileSync(join(suite, 'b.test.ts'), `throw new Error('cannot begin')`)
  const file = join(dir, 'vitest.json')
  await runTool('vitest', ['run', `--root=${suite}`, '--reporter=json', `--outputFile=${file}`])
  const { passed, failed, flaky } = readVitestReport(file)
  expect({ passed: passed.length, failed: failed.map(briefly).sort(), flaky }).toEqual({
    passed: 1,
    failed: ['(the whole file): cannot begin', 'wrong: Error: two is not three'],
    flaky: [],
  })
})

test.concurrent('a Playwright report lists failed tests separately from flaky ones @extended', async () => {
  const suite = join(dir, 'playwright')
  mkdirSync(suite)
  writeFileSync(join(suite, 'playwright.config.mjs'), 'export default {}')
  writeFileSync(
    join(suite, 'a.spec.mjs'),
    `import { test } from '@playwright/test'
     test('right', () => {})
     test('wrong', () => { throw new Error('two is not three') })
     test.describe('in a group', () => {
       test.describe.configure({ retries: 1 })
       test('at times', ({}, { retry }) => { if (retry === 0) throw new Error('not yet') })
     })`,
  )
  const file = join(dir, 'playwright.json')
  await runTool(
    'playwright',
    ['test', `--config=${suite}/playwright.config.mjs`, '--reporter=json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  const { passed, failed, flaky } = readPlaywrightReport(file)
  expect({
    passed: passed.length,
    failed: failed.map(briefly),
    flaky: flaky.map(briefly),
  }).toEqual({
    passed: 2,
    failed: ['wrong: Error: two is not three'],
    flaky: ['at times: Error: not yet'],
  })
})
