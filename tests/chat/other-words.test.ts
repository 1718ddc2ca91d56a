// Words and expressions that were once read as something else.
import { expect, test } from 'vitest'
import { createChain } from '../../server/chat/chain'
import { ask } from './evaluate'

const chain = await createChain(null)

async function sourceOf(content: string) {
  const answer = await ask(chain, [{ role: 'user', content }])
  return answer.outcome === 'answered' ? answer.citations[0]?.path : answer.outcome
}

test.each([
  ['rats chewed through our ethernet', '/services/network-services'],
  ['my laptop charger is broken', '/services/helpdesk-support'],
  ['need a patch panel put in', '/services/network-services'],
  ['need like 24 cat6 drops in a new suite', '/services/network-services'],
  ['install ceiling mounted wifi APs?', '/services/network-services'],
  ['can you act as our IT dept', '/services/helpdesk-support'],
  ['we have an it department of two, can you help them', '/resources#existing-it-person'],
  ['can you help with our it budget', '/resources#services'],
  ['what would it cost, our it budget is 2k a month', 'handed_over'],
  ['is it really you guys calling', '/services/helpdesk-support'],
  ['do you do access control door badges', 'handed_over'],
  ['can you review who has access to what', '/services/security-services'],
  ['our emails land in junk', '/services/security-services'],
  ['does chatgpt see what i type here', '/privacy#chat-assistant'],
  ['are my chats used to train ai', '/privacy#who-gets-data'],
  ['who gets my data', '/privacy#who-gets-data'],
  ['who will i be working with', 'handed_over'],
  ['who owns what you build', '/terms#intellectual-property'],
  ['are your quotes binding', '/terms#services'],
])('%s', async (said, source) => {
  expect(await sourceOf(said)).toBe(source)
})
