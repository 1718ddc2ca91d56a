import { expect, test, vi } from 'vitest'
import { textOf } from '../../server/chat/answers/html'
import { createChain } from '../../server/chat/chain'
import { converse } from './evaluate'

vi.mock('../../src/content/company', async (original) => {
  const real = await original<typeof import('../../src/content/company')>()
  return { ...real, company: { ...real.company, name: 'Bluestone Tech', shortName: 'Bluestone' } }
})

test('the chat recognizes the company by the name in its facts', async () => {
  const chain = await createChain(null)
  const answerTo = async (question: string) => textOf(await converse(chain, [question]))
  for (const question of ['What does Bluestone do?', 'What is your company called?']) {
    expect(await answerTo(question), question).toMatch(/^Bluestone Tech looks after/)
  }
  // Not a request to call.
  expect(await answerTo('What is your CEO called?')).toMatch(/^This site doesn’t say/)
  expect(await answerTo('Where is Bluestone Tech located?')).toMatch(/^Our office is at/)
  expect(await answerTo('is bluestone tech hiring?')).toMatch(/resume/)
})
