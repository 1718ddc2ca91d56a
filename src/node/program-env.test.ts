import { afterEach, expect, test, vi } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { STARTED_TOGETHER } from './is-trial'
import { programEnv } from './program-env'

const argv = [...process.argv]
afterEach(() => {
  process.argv = [...argv]
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a DATABASE_URL that is set to nothing counts as not set', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(tempDir())
  vi.stubEnv('DATABASE_URL', '')
  expect(programEnv('postgres://127.0.0.1/ours').DATABASE_URL).toBe('postgres://127.0.0.1/ours')
})

test('a misspelled name is printed once, by the program that the settings were given to', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(tempDir())
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('DATABASE_URI', 'postgres://db.internal/leads')
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  programEnv('postgres://127.0.0.1/ours')
  expect(write.mock.calls).toEqual([
    ['DATABASE_URI is not a setting and is ignored: is DATABASE_URL meant?\n'],
  ])
  process.argv.push(STARTED_TOGETHER)
  programEnv('postgres://127.0.0.1/ours')
  expect(write).toHaveBeenCalledTimes(1)
})
