import { expect, test } from 'vitest'
import { renderTable } from './table'

test('renderTable aligns columns in any script, and numbers to the right', () => {
  const columns = [{ title: 'NAME' }, { title: 'TRIES', align: 'right' as const }]
  const rows = [
    ['李小龙', '7'],
    ['José', '10'],
    ['👩‍👩‍👧', '1'],
  ]
  expect(renderTable(columns, rows)).toBe(
    ['NAME    TRIES', '李小龙      7', 'José       10', '👩‍👩‍👧          1', ''].join('\n'),
  )
})

test('renderTable takes as many rows as leads list may show', () => {
  const rows = Array.from({ length: 600_000 }, () => ['x'])
  expect(renderTable([{ title: 'X' }], rows)).toHaveLength(2 * 600_001)
})

test('renderTable cuts long text between characters', () => {
  const columns = [{ title: 'X', max: 6 }]
  expect(renderTable(columns, [['abcdefgh'], ['李小龙李小龙'], ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧']])).toBe(
    ['X', 'abcde…', '李小…', '👩‍👩‍👧👩‍👩‍👧…', ''].join('\n'),
  )
})

test('renderTable leaves out letters without a width, of which spam may hold thousands', () => {
  const hidden = '\u00ad\u200b\u2060\ufeff'.repeat(2_000)
  expect(renderTable([{ title: 'X' }], [[`${hidden}He${hidden}llo`]])).toBe('X\nHello\n')
})

test('renderTable cuts what only changes the letter before it', () => {
  const marks = '\u0301'.repeat(5_000)
  const [, cell = ''] = renderTable([{ title: 'X' }], [[`e${marks}llo`]]).split('\n')
  expect(cell.length).toBeLessThan(1_300)
  expect(cell).toMatch(/^e\u0301+…$/)
})
