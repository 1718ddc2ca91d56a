import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { openDataFolder, PRIVATE_MODE } from './data-folder'

test('a folder is created with its parents, and with the given permissions', () => {
  const folder = join(tempDir('data-folder'), 'data', 'mail')
  openDataFolder(folder, PRIVATE_MODE)
  expect(statSync(folder).mode & 0o777).toBe(PRIVATE_MODE)
  expect(() => openDataFolder(folder)).not.toThrow()
})

test('a file in place of the folder or of a parent is named in the error', () => {
  const file = join(tempDir('data-folder'), 'file')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'data')]) {
    expect(() => openDataFolder(relative('.', folder))).toThrow(
      `DATA_DIR: cannot write to ${folder} (there is a file in its place). Make it writable for this user, free some space, or choose another folder, for example DATA_DIR=/var/lib/website`,
    )
  }
})

test.runIf(existsSync('/proc/self'))(
  'a folder that cannot be created is reported without endless retries (requires /proc)',
  () => {
    expect(() => openDataFolder('/proc/nowhere/data')).toThrow(/cannot write .* \(E[A-Z]+\)/)
  },
)
