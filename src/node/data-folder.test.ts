import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { OWN, openDataFolder } from './data-folder'

test('a folder is made with those above it, for its user alone where that is asked', () => {
  const folder = join(tempDir('data-folder'), 'data', 'mail')
  openDataFolder(folder, OWN)
  expect(statSync(folder).mode & 0o777).toBe(OWN)
  expect(() => openDataFolder(folder)).not.toThrow()
})

test('a file in the place of the folder, or above it, is named as the reason', () => {
  const file = join(tempDir('data-folder'), 'file')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'data')]) {
    expect(() => openDataFolder(folder)).toThrow(
      `DATA_DIR: cannot write to ${folder} (there is a file in its place). Make it writable for this user, free some space, or choose another folder, for example DATA_DIR=/var/lib/website`,
    )
  }
})

test.runIf(existsSync('/proc/self'))(
  'where nothing can be made at all that is said, not tried for ever (where there is a /proc)',
  () => {
    expect(() => openDataFolder('/proc/nowhere/data')).toThrow(/cannot write .* \(E[A-Z]+\)/)
  },
)
