import { afterEach, expect, test, vi } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { programEnv } from './program-env'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a DATABASE_URL that is set to nothing counts as not set', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(tempDir())
  vi.stubEnv('DATABASE_URL', '')
  expect(programEnv('postgres://127.0.0.1/ours').DATABASE_URL).toBe('postgres://127.0.0.1/ours')
})
