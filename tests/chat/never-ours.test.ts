import { expect, test } from 'vitest'
import { passages } from '../../server/chat/passages/passages'
import { spamSigns } from '../../server/submissions/spam-signs'

test('no passage of the chat matches a spam sign that is never ours', () => {
  const never = spamSigns.filter(({ isNeverOurs }) => isNeverOurs)
  expect(never.length).toBeGreaterThan(0)
  for (const { title, sentences } of passages) {
    const message = [title, ...sentences].join('\n')
    const seen = never.filter(({ weigh }) => weigh({ name: '', company: '', message }) > 0)
    expect(seen, message).toEqual([])
  }
})
