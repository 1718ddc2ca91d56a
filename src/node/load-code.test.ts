import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { loadCode } from './load-code'

/** Loads code while no file can be opened, and again when files can. */
const PROGRAM = `
  import { closeSync, openSync } from 'node:fs'
  import { loadCode } from ${JSON.stringify(join(import.meta.dirname, 'load-code.ts'))}
  const load = loadCode(() => import('./late.mjs'))
  const taken = []
  try {
    for (;;) taken.push(openSync('/dev/null'))
  } catch {}
  const first = await load().catch(({ code }) => code)
  for (const each of taken) closeSync(each)
  console.log(first, (await load()).late)
`

test('a caller that tries again at once shares its attempt with those that come later', async () => {
  let loads = 0
  const load = loadCode(async () => {
    loads += 1
    if (loads === 1) throw new Error('not yet')
    return loads
  })
  const again = () => load().catch(load)
  const [one, two] = await Promise.all([again(), again()])
  expect([one, two, await load(), loads]).toEqual([2, 2, 2, 2])
})

test('code that could not be loaded for want of file descriptors is loaded later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'load-code-'))
  try {
    writeFileSync(join(folder, 'late.mjs'), 'export const late = "loaded"')
    writeFileSync(join(folder, 'program.mjs'), PROGRAM)
    const command = `ulimit -n 400 && exec "${process.execPath}" --import tsx "${join(folder, 'program.mjs')}"`
    const { stdout } = await promisify(execFile)('sh', ['-c', command])
    expect(stdout).toBe('EMFILE loaded\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
