import { expect, test } from 'vitest'
import type { Turn } from '../turn'
import { promptFor } from './prompt'

const turnOf = (asked: string) => ({ asked, earlier: [] as string[] }) as Turn

test.each([
  ['Hi, I’m Marcus Webb, do you do backups?', 'do you do backups?', /Marcus|Webb/],
  [
    'got an email from billing@example.com, is that phishing',
    'is that phishing',
    /billing@example\.com/,
  ],
  ['should I call 888-555-0123?', 'should I call', /\d/],
])('the model gets “%s” without names, numbers and addresses', (asked, question, own) => {
  const last = promptFor(turnOf(asked), []).at(-1)?.text ?? ''
  expect(last).toContain(question)
  expect(last).not.toMatch(own)
})
