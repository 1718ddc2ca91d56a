import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { classNames } from './class-names'

const root = mkdtempSync(join(tmpdir(), 'styles-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'src', 'ui'), { recursive: true })
for (const file of ['src/site.css.ts', 'src/ui/button.css.ts', 'src/ui/button.tsx']) {
  writeFileSync(join(root, file), '')
}

test('a class name consists of the position of its file and a counter within it', () => {
  const name = classNames(root)
  const site = (hash: string) => name({ hash, filePath: 'src/site.css.ts' })
  expect([site('1ab4cd0'), site('1ab4cd1'), site('1ab4cd1z')]).toEqual(['b00', 'b01', 'b01z'])
  expect(name({ hash: 'x9y8z0', filePath: 'src/ui/button.css.ts' })).toBe('b10')
  // Evaluated again, as happens for the server and then for the browser: the names stay the same.
  expect([site('1ab4cd0'), site('1ab4cd1')]).toEqual(['b00', 'b01'])
})

test('a file added after the first listing gets names that stay the same', () => {
  const name = classNames(root)
  expect(name({ hash: '1ab4cd0', filePath: 'src/new.css.ts' })).toBe('_1ab4cd0')
})
