// What visitors type without naming it as the site does, and what they say to the chat about itself.
import { expect, test } from 'vitest'
import { createChain } from '../../server/chat/chain'
import { smallTalkIn } from '../../server/chat/questions/small-talk'
import { normalize } from '../../server/chat/retrieval/words'
import { converse } from './evaluate'

const chain = await createChain(null)

test.each([
  [['do you do websites for dentists'], '/services/web-design'],
  [['we’re a law firm and need a new website'], '/services/web-design'],
  [['IT for a dental office'], '/resources#dental-practice'],
  [['do you do VoIP', 'can we keep our number'], '/services/cloud-solutions'],
  [['do you do office phones'], '/services/cloud-solutions'],
  [['can you roll out multifactor authentication for 40 people'], '/resources#cybersecurity'],
  [['what’s your privacy policy on selling my data'], '/privacy#who-gets-data'],
  [['are you hiring web designers'], '/careers?form=job-application'],
  [['what are your prices', 'and for a website?', 'ok how do I start'], '/resources#onboarding'],
  [['what do you charge', 'what about your hours'], '/contact'],
  [['do you do backups', 'and for websites?'], '/services/web-design'],
  [['keep my numbers confidential'], '/privacy#retention'],
  [['what are your office hours', 'and the helpdesk?'], '/contact'],
  [['do you do websites', 'and the helpdesk?'], '/services/helpdesk-support'],
  [['i am not looking for a job, i want IT support'], '/services/helpdesk-support'],
  [['i don’t want a bot, just a person'], '/contact'],
  [['i didn’t ask for sms, i want to stop it'], '/privacy#text-messages'],
  [['i don’t want tracking cookies, only necessary ones'], '/cookies#your-choice'],
  [['i never signed up for your newsletter why do i get it'], '/privacy#automatic-emails'],
])('%j is answered from %s', async (said, page) => {
  expect((await converse(chain, said)).citations[0]?.path).toBe(page)
})

test.each([
  ['do you offer VoIP phones', 'Phone systems that move along with their numbers'],
  ['Can you set up Microsoft 365 for 25 people?', 'Cloud Solutions: Moves that are planned'],
])('the answer to “%s” begins with what was asked for', async (said, begin) => {
  const { parts } = await converse(chain, [said])
  expect(JSON.stringify(parts)).toMatch(new RegExp(`^[^”]{0,40}${begin}`))
})

test.each([
  [['how fast do you respond', 'is that guaranteed']],
  [['how often do you back up']],
  [['wat dose it cost']],
  [['how much is support', 'and for a website?', 'what about SEO']],
  [['who runs Cedarline IT']],
  [['you still haven’t fixed our printer']],
  [['sd-wan?']],
  [['quickbooks']],
])('%j is for a person to answer', async (said) => {
  expect((await converse(chain, said)).outcome).toBe('handed_over')
})

test.each([[['lasagna']], [['asdf jkl']], [['idiot']], [['lmao']], [['viagra']]])(
  '%j is for nobody here',
  async (said) => {
    expect((await converse(chain, said)).outcome).toBe('refused')
  },
)

test.each([
  ['that didn’t help at all', 'unhelped'],
  ['this chat is useless', 'unhelped'],
  ['that was not helpful', 'unhelped'],
  ['that was helpful', 'thanks'],
  ['no thats all', 'goodbye'],
  ['nothing else thank you', 'thanks'],
  ['is that all', null],
  ['your service is terrible', null],
  ['that does not help with our server', null],
])('smallTalkIn finds in “%s”: %s', (text, kind) => {
  expect(smallTalkIn(normalize(text))).toBe(kind)
})

test.each([
  ['do you support HIPAA and will you sign a BAA'],
  ['Are you HIPAA compliant? Do you sign a BAA?'],
])('the answer to “%s” has each paragraph once', async (said) => {
  const { parts } = await converse(chain, [said])
  const paragraphs = parts.map((part) => JSON.stringify(part))
  expect(parts.length).toBeGreaterThan(1)
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
})
