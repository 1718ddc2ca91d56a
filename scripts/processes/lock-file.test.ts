import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock-file'
import { startTimeOf } from './process-identity'

let dir = ''
let file = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(dir, 'x.lock')
})
afterEach(() => rmSync(dir, { recursive: true }))

/** As a process leaves it that died while it held the lock: the pid now has another start time. */
const stale = `${process.pid} long ago\n`
const other = process.ppid
const held = `${other} ${startTimeOf(other)}\n`

test('takeLock() takes over the lock of a dead process, and release() deletes the file', () => {
  writeFileSync(file, stale)
  // Its holder may have died while it removed another stale lock.
  writeFileSync(`${file}.removal`, stale)
  const lock = takeLock(file)
  expect(lock.held).toBe(true)
  if (lock.held) lock.release()
  expect(readdirSync(dir)).toEqual([])
})

test('takeLock() returns the holder of a lock whose process is running', () => {
  writeFileSync(file, held)
  expect(takeLock(file)).toEqual({ held: false, holder: other })
})

test('takeLock() leaves a stale lock to the process that is already removing it', () => {
  writeFileSync(file, stale)
  writeFileSync(`${file}.removal`, held)
  expect(takeLock(file)).toEqual({ held: false, holder: other })
  expect(readFileSync(file, 'utf8')).toBe(stale)
})
