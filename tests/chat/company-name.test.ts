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
  const questions = [
    'What does Bluestone do?',
    'What is your company called?',
    'What is your company name?',
    'What is the name of your business?',
  ]
  for (const question of questions) {
    expect(await answerTo(question), question).toMatch(/^Bluestone Tech looks after/)
  }
  for (const name of ['insurance company', 'business partner']) {
    const question = `What is the name of your ${name}?`
    expect(await answerTo(question), question).toMatch(/^This site doesn’t say/)
  }
  // Not a request to call.
  expect(await answerTo('What is your CEO called?')).toMatch(/^This site doesn’t say/)
  for (const about of ['number he called', 'company that just called', 'support line we called']) {
    expect(await answerTo(`What is the ${about}?`), about).toMatch(/^(?:Call us|You can reach)/)
  }
  expect(await answerTo('Where is Bluestone Tech located?')).toMatch(/^Our office is at/)
  expect(await answerTo('is bluestone tech hiring?')).toMatch(/resume/)
})
