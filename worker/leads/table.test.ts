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

test('renderTable cuts letters without a width, of which spam may hold thousands', () => {
  const hidden = '\u00ad'.repeat(5_000)
  const [, cell = ''] = renderTable([{ title: 'X' }], [[`${hidden}Hello`]]).split('\n')
  expect(cell.length).toBeLessThan(1_300)
  expect(cell).toMatch(/^\u00ad+…$/)
})
