import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { createNoteFiles } from './note-files'

function filesIn(folder: string) {
  const files = createNoteFiles(folder)
  const path = (name: string) => join(folder, name)
  return { ...files, path, inode: (name: string) => statSync(path(name)).ino }
}

/** The files in the folder that this process has open; only Linux tells. */
function openIn(folder: string): string[] {
  if (!existsSync('/proc/self/fd')) return []
  const target = (descriptor: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`)
    } catch {
      return ''
    }
  }
  return readdirSync('/proc/self/fd')
    .map(target)
    .filter((file) => file.startsWith(folder))
}

const names = (folder: string) => readdirSync(folder).sort()
const short = JSON.stringify({ note: 'short' })
const long = JSON.stringify({ note: '550 <ann@example.com> unknown. '.repeat(20) })

test('the file of a removed note serves the next one, and keeps nothing of the earlier', () => {
  const folder = tempDir()
  const { write, remove, path, inode } = filesIn(folder)
  write(path('a'), JSON.stringify({ note: 'longer than the next one' }))
  const first = inode('a')
  remove(path('a'))
  expect(names(folder)).toEqual([expect.stringMatching(/\.spare$/)])
  write(path('b'), short)
  expect([names(folder), inode('b')]).toEqual([['b'], first])
  expect(readFileSync(path('b'), 'utf8').trim()).toBe(short)
})

test('several notes at a time have a file each', () => {
  const folder = tempDir()
  const { write, remove, path } = filesIn(folder)
  for (const name of ['a', 'b']) write(path(name), short)
  for (const name of ['a', 'b']) remove(path(name))
  for (const name of ['c', 'd', 'e']) write(path(name), JSON.stringify(name))
  const written = names(folder).map((name) => JSON.parse(readFileSync(path(name), 'utf8')))
  expect(written).toEqual(['c', 'd', 'e'])
})

test('the file of a note that is too long for the next ones is deleted', () => {
  const folder = tempDir()
  const { write, remove, path } = filesIn(folder)
  write(path('a'), short)
  remove(path('a'))
  write(path('b'), long)
  expect(readFileSync(path('b'), 'utf8')).toBe(long)
  remove(path('b'))
  const left = names(folder).map((name) => readFileSync(path(name), 'utf8').trim())
  expect(left).toEqual([short])
})

test('a note is written although its spare file is gone, and another process may remove it', () => {
  const folder = tempDir()
  const [ours, theirs] = [filesIn(folder), filesIn(folder)]
  ours.write(ours.path('a'), short)
  ours.remove(ours.path('a'))
  theirs.clear()
  expect(names(folder)).toEqual([])
  ours.write(ours.path('b'), short)
  theirs.remove(ours.path('b'))
  expect(names(folder)).toEqual([])
  ours.remove(ours.path('b'))
  theirs.remove(ours.path('b'))
  ours.write(ours.path('c'), short)
  expect(names(folder)).toEqual(['c'])
})

test('a longer note that another process wrote under the same name leaves nothing in the next one', () => {
  const folder = tempDir()
  const [ours, theirs] = [filesIn(folder), filesIn(folder)]
  ours.write(ours.path('a'), short)
  theirs.write(theirs.path('a'), long)
  ours.remove(ours.path('a'))
  ours.write(ours.path('b'), short)
  expect(readFileSync(ours.path('b'), 'utf8').trim()).toBe(short)
})

test('a spare file that cannot be written is replaced by a new one', () => {
  const folder = tempDir()
  const { write, remove, path } = filesIn(folder)
  write(path('a'), short)
  remove(path('a'))
  const [spare = ''] = names(folder)
  rmSync(path(spare))
  mkdirSync(path(spare))
  write(path('b'), short)
  expect(readFileSync(path('b'), 'utf8').trim()).toBe(short)
})

test('a note whose file cannot be kept is deleted', () => {
  const folder = tempDir()
  const { write, remove, path } = filesIn(folder)
  write(path('a'), short)
  remove(path('a'))
  const [spare = ''] = names(folder)
  // In place of the next spare file, where renaming a file fails.
  mkdirSync(path(spare.replace('-0.', '-1.')))
  write(path('b'), short)
  remove(path('b'))
  expect(names(folder)).toEqual([spare.replace('-0.', '-1.')])
})

test('a note that cannot be written leaves no spare file', () => {
  const folder = tempDir()
  const { write, remove, path } = filesIn(folder)
  mkdirSync(path('a'))
  expect(() => write(path('a'), short)).toThrow('EISDIR')
  expect(() => remove(path('a'))).toThrow()
  expect(names(folder)).toEqual(['a'])
})

test('as many bytes as letters are not assumed: a note may be as long as its file, or a byte longer', () => {
  const folder = tempDir()
  const { write, remove, path } = filesIn(folder)
  for (const length of [300, 250, 256, 255]) {
    const json = JSON.stringify('é'.repeat(length))
    write(path('a'), json)
    expect(readFileSync(path('a'), 'utf8').trim()).toBe(json)
    remove(path('a'))
  }
})

test('a worker keeps no more files than it sends emails at a time, and none of them open', () => {
  const folder = tempDir()
  const { write, remove, path } = filesIn(folder)
  const many = Array.from({ length: 200 }, (_, n) => String(n))
  for (const round of [1, 2]) {
    for (const name of many) write(path(name), JSON.stringify(round))
    for (const name of many) remove(path(name))
  }
  expect(names(folder)).toHaveLength(64)
  expect(openIn(folder)).toEqual([])
})

test('only spare files are cleared, those of killed processes too', () => {
  const folder = tempDir()
  const [killed, started] = [filesIn(folder), filesIn(folder)]
  for (const name of ['a', 'b']) killed.write(killed.path(name), short)
  killed.remove(killed.path('a'))
  started.clear()
  expect(names(folder)).toEqual(['b'])
})

test('what the system refuses is thrown', () => {
  const folder = tempDir()
  const { write, path, clear } = filesIn(folder)
  rmSync(folder, { recursive: true })
  expect(() => write(path('a'), short)).toThrow('ENOENT')
  expect(clear).not.toThrow()
  writeFileSync(folder, '')
  expect(clear).toThrow('ENOTDIR')
})
