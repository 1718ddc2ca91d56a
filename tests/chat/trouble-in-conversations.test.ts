import { expect, test } from 'vitest'
import { textOf } from '../../server/chat/answers/html'
import { createChain } from '../../server/chat/chain'
import { company } from '../../src/content/company'
import { howTos } from '../../src/content/how-tos'
import { converse } from './evaluate'

const chain = await createChain(null)
const answerTo = async (...said: string[]) => {
  const { parts, outcome } = await converse(chain, said)
  return { outcome, text: textOf({ parts, citations: [] }) }
}
const line = `If this is an emergency, call ${company.phone.text} now.`
const [steps] = howTos['suspected-break-in']
const firstStep = steps?.kind === 'steps' ? String(steps.items[0]) : ''

test.each([
  ['have you ever seen this, our server was hacked and all files are encrypted'],
  [
    'have you ever seen this, our server was hacked and all files are encrypted',
    'what do we do now',
  ],
])('an attack counts although the report begins with a question to us: %s', async (...said) => {
  const { text } = await answerTo(...said)
  expect(text.startsWith(line)).toBe(true)
  expect(text).toContain(firstStep)
})

test('a failure is remembered although its report begins with a question to us', async () => {
  const { text } = await answerTo(
    'have you been able to look at our server, it is down',
    'what now',
  )
  expect(text.startsWith(line)).toBe(true)
})
