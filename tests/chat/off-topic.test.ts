import { expect, test } from 'vitest'
import { createChain } from '../../server/chat/chain'
import { offTopic } from '../../server/chat/guards/off-topic'
import { isOtherLanguage } from '../../server/chat/guards/other-language'
import { passages } from '../../server/chat/passages/passages'
import { smallTalkIn } from '../../server/chat/questions/small-talk'
import { collectTopics } from '../../server/chat/questions/topics'
import { createCorrection } from '../../server/chat/retrieval/correction'
import { normalize } from '../../server/chat/retrieval/words'
import { converse } from './evaluate'

const chain = await createChain(null)
const outcomeOf = async (said: string) => (await converse(chain, [said])).outcome

test('no known question is off topic', () => {
  const { questions } = collectTopics(passages)
  const refused = questions.filter(([, question]) => offTopic(question) === 'yes')
  expect(refused).toEqual([])
})

test.each(['24x7', '24*7', '24/7', '8x5', '12 x 7', '24x7x365'])(
  '%s is coverage, not a sum',
  (hours) => {
    expect(offTopic(`is your helpdesk staffed ${hours}`)).toBe('no')
  },
)

test('our things may be turned off', () => {
  expect(offTopic('can you turn off our old accounts')).toBe('no')
  expect(offTopic('turn off the lights')).toBe('yes')
})

test('a greeting of another language is one by itself, and may be a name among other words', () => {
  for (const greeting of ['shalom', 'hej hej', 'ola, obrigado']) {
    expect(isOtherLanguage(greeting), greeting).toBe(true)
  }
  for (const text of [
    'shalom synagogue website',
    'Konnichiwa sushi website',
    'Ola Nordmann here',
  ]) {
    expect(isOtherLanguage(text), text).toBe(false)
  }
})

test('sums are off topic', () => {
  expect(offTopic('what is 17 x 23')).toBe('yes')
  expect(offTopic('6/3')).toBe('yes')
})

test('a word of another field leaves a question to us open, and two do not', async () => {
  expect(offTopic('do you sponsor visas')).toBe('maybe')
  expect(offTopic('do you sponsor a visa for my wife')).toBe('yes')
  expect(offTopic('how do I get a visa')).toBe('yes')
  expect(await outcomeOf('do you sponsor visas')).toBe('handed_over')
  expect(await outcomeOf('do you like dogs')).toBe('refused')
})

test.each([
  'Do you support Dentrix or Eaglesoft?',
  'Do you use subcontractors or offshore staff?',
  'do you support Clio',
  'what about it',
])('what the site does not say is handed over rather than refused: %s', async (said) => {
  expect(await outcomeOf(said)).toBe('handed_over')
})

test('a name inside a sentence is not corrected, and abbreviations of text messages are written out', () => {
  const correct = createCorrection(['which link did they click', 'how much for ten people'])
  expect(correct('do you support Clio')).toBe('do you support Clio')
  expect(correct('they clik it')).toBe('they click it')
  expect(correct('Clik it')).toBe('click it')
  expect(correct('hw much 4 10 ppl')).toBe('how much for 10 people')
  expect(correct('can sum1 call me bak')).toBe('can someone call me back')
  expect(correct('what is 2 + 4')).toBe('what is 2 + 4')
  expect(correct('ON UR SITE')).toBe('on your site')
  for (const name of [
    'our store in Ur',
    'do you support TKS systems',
    'is ty available',
    'at 4 My St',
  ]) {
    expect(correct(name)).toBe(name)
  }
})

test('where names are kept, a word with a capital is left alone, unless all are capitals', () => {
  const correct = createCorrection(['hacker hacked virus down leaked breach server'])
  for (const name of ['Viris Dental needs a website', 'our firm is Dowd & Leakey', 'DOWD Legal']) {
    expect(correct(name, 'kept')).toBe(name)
  }
  expect(correct('Our servr is dwon', 'kept')).toBe('Our server is down')
  expect(correct('SERVR IS DWON', 'kept')).toBe('server is down')
})

test('a typo is corrected although it has a capital', () => {
  const correct = createCorrection(['cybersecurity network websites which link did they click'])
  expect(correct('do you offer Cybersecurty')).toBe('do you offer cybersecurity')
  expect(correct('do you do Netwrok work')).toBe('do you do network work')
  expect(correct('trainin 4 r staff')).toBe('training for our staff')
})

test('what visitors have to write themselves is no task for us', () => {
  expect(offTopic('do I have to write a cover letter')).toBe('no')
  expect(offTopic('can you write a cover letter for me')).toBe('yes')
})

test.each(['what is 24*7', '10*5=', 'calculate 8 x 5'])('%s is a sum, not our hours', (text) => {
  expect(offTopic(text)).toBe('yes')
})

test.each([
  ['thanks, that was helpful', 'thanks'],
  ['that’s all thanks', 'thanks'],
  ['ok thank you, bye', 'goodbye'],
  ['awesome', 'heard'],
  ['anyone there', 'greeting'],
  ['thx that helps', 'thanks'],
  ['anything useful', null],
  ['anything that helps', null],
  ['thanks, what do you do', null],
  ['thanks for the backup', null],
  ['so', null],
])('smallTalkIn(%j) is %s', (text, kind) => {
  expect(smallTalkIn(normalize(text))).toBe(kind)
})

test('what the business of a visitor sells makes no question off topic, unless it is asked about', () => {
  expect(offTopic('i own a tire shop, what would be the first step')).toBe('no')
  expect(offTopic('my wife runs a flower shop and needs a website')).toBe('no')
  expect(offTopic('I own a restaurant, how do i cook rice')).toBe('yes')
})

test.each([
  'i own 2 tire shops',
  'we run tire shops',
  'our tire shop',
  'I’m opening a tire shop',
  'I bought a tire shop',
  'I work at a tire shop',
  'i own a tire place',
  'my wife and her sister run a flower shop',
  'we own two pizza restaurants',
])('%s is the business of a visitor', (text) => {
  expect(offTopic(text)).toBe('no')
  expect(offTopic(`${text}, what would be the first step`)).toBe('no')
})

test.each([
  'I got a recipe from the restaurant',
  'I got a haircut at the salon, does it look good',
  'I have a headache at the office',
  'my son has a math test at school, help him',
  'I got a flat tire in the shop',
  'I bought a tire at the shop',
  'we have the best pizza restaurant, what is the recipe',
])('%s is about no business of the visitor', (text) => {
  expect(offTopic(text)).toBe('yes')
})

test.each([
  ['what is the fastest response time', 'answered'],
  ['what is the best email for support', 'answered'],
  ['best number for emergencies', 'answered'],
  ['where’s the best place to park', 'handed_over'],
  ['best price for 10 users?', 'handed_over'],
  ['which is better, Microsoft 365 or Google Workspace', 'handed_over'],
  ['best dentist in Dallas', 'refused'],
  ['best antivirus', 'refused'],
  ['who makes the best phones', 'refused'],
  ['which is better, Honda or Toyota', 'refused'],
  ['best email app', 'refused'],
  ['best time to visit Dallas', 'refused'],
  ['what is the cheapest plan', 'handed_over'],
  ['what is the worst that can happen in a migration', 'answered'],
  ['do you think you can fix it', 'answered'],
  ['website for a gym please. Best regards, Tom', 'answered'],
  ['which is better for a small office, cloud or server', 'answered'],
  ['we sell furniture online, can you build our shop', 'answered'],
  ['best pizza in dallas', 'refused'],
  ['who is the best singer', 'refused'],
  ['how do I open a bank account', 'refused'],
  ['what is your bank account for payment', 'answered'],
])('%s: the superlative or the bank account does not decide, it is %s', async (said, outcome) => {
  expect(await outcomeOf(said)).toBe(outcome)
})
