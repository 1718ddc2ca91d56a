import { expect, test } from 'vitest'
import { candidatesOf, readLeadName } from './reference'

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
  ['LEAD-0001', ['LEAD-0001', '1EAD-0001']],
  ['lead-0001', ['lead-0001', 'LEAD-0001', '1EAD-0001']],
  ['LEAD0001', ['LEAD0001', 'LEAD-0001', '1EAD-0001']],
  ['UNIT0001', ['UNIT0001', 'UNIT-0001']],
  ['CRM-12345', ['CRM-12345', 'CRM1-2345']],
  ['LEAD-00012', ['LEAD-00012']],
  ['7K3M-9QW1', ['7K3M-9QW1']],
])('"%s" may be stored as %j, the most literal first', (text, candidates) => {
  expect(candidatesOf(readLeadName(text))).toEqual(candidates)
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
