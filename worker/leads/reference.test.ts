import { expect, test } from 'vitest'
import { readLeadName } from './reference'

test.each(['7K3M-9QW1', '7k3m9qw1', ' 7k3m 9qwl ', '7K3M-9QWi'])(
  'readLeadName reads "%s" as the reference 7K3M-9QW1',
  (text) => {
    expect(readLeadName(text)).toMatchObject({ by: 'reference', value: '7K3M-9QW1' })
  },
)

test('readLeadName reads the letter O as a zero', () => {
  expect(readLeadName('7o0M-9QWO')).toMatchObject({ by: 'reference', value: '700M-9QW0' })
})

test.each([
  ['LEAD-0001', { value: '1EAD-0001', other: 'LEAD-0001' }],
  // As the command line passes it on.
  ['LEAD0001', { value: '1EAD-0001', other: 'LEAD-0001' }],
  ['UNIT0001', { value: 'UNIT0001', other: 'UNIT-0001' }],
  ['7K3M9QW1', { value: '7K3M-9QW1' }],
])('readLeadName returns "%s" also as another system may have spelled it', (text, name) => {
  expect(readLeadName(text)).toEqual({ by: 'reference', ...name })
})

test.each(['ann@example.com', '7K3M-9QW1-X', 'nope'])(
  'readLeadName returns "%s" as typed, because it is not a reference',
  (text) => {
    expect(readLeadName(` ${text} `)).toEqual({ by: 'reference', value: text })
  },
)

test('readLeadName accepts a submission ID', () => {
  const id = 'A0EEBC99-9C0B-8EF8-BB6D-6BB9BD380A11'
  expect(readLeadName(id)).toEqual({ by: 'submission_id', value: id.toLowerCase() })
})
