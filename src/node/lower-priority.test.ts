import { spawnSync } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { NICENESS } from './lower-priority'

const AUTOGROUP = '/proc/self/autogroup'

/** Nice values of a process, and of its session or null where sessions have none, after `lowerPriority`. */
function niceness({ detached, before = 0 }: { detached: boolean; before?: number }) {
  const program = `
    import { existsSync, readFileSync } from 'node:fs'
    import { getPriority, setPriority } from 'node:os'
    import { lowerPriority } from './src/node/lower-priority.ts'
    if (${before}) setPriority(${before})
    const session = () =>
      existsSync('${AUTOGROUP}') ? Number(readFileSync('${AUTOGROUP}', 'ascii').split(' nice ')[1]) : null
    const sessionBefore = session()
    lowerPriority()
    console.log(JSON.stringify({ own: getPriority(), session: session(), sessionBefore }))`
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const options = { encoding: 'utf8', detached } as const
  const { stdout, stderr } = spawnSync(process.execPath, args, options)
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** Whoever started the tests may have chosen a priority. */
const chosen = getPriority()
const lowered = chosen || NICENESS

test('a process in a session of its own lowers both', () => {
  const { own, session, sessionBefore } = niceness({ detached: true })
  expect(own).toBe(lowered)
  expect(session).toBe(chosen || sessionBefore === null ? sessionBefore : NICENESS)
})

test('the session of a shell, with what else it holds, keeps its share', () => {
  const { own, session, sessionBefore } = niceness({ detached: false })
  expect(own).toBe(lowered)
  expect(session).toBe(sessionBefore)
})

test('a priority that somebody chose stays, also among sessions', () => {
  expect(niceness({ detached: false, before: 3 }).own).toBe(3)
  const { own, session, sessionBefore } = niceness({ detached: true, before: 5 })
  expect(own).toBe(5)
  expect(session).toBe(sessionBefore)
})
