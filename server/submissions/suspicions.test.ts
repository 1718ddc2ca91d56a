import { expect, test } from 'vitest'
import { transcriptOf } from '../../src/chat/transcript'
import { HONEYPOT } from '../../src/contract/api'
import { submissionSchemas } from '../../src/contract/submission'
import { legitimate, spam } from '../../tests/support/sample-messages'
import { suspicionsOf } from './suspicions'

interface Letter {
  name?: string
  company?: string
  service?: string
  message: string
}

const MINUTE = 60_000

function judge(letter: Letter, { ageMs = null as number | null, trap = {} as object } = {}) {
  const fields = submissionSchemas.contact.parse({
    name: 'Ann Lee',
    email: 'ann@example.com',
    service: 'consulting',
    ...letter,
  })
  return suspicionsOf({ body: { ...letter, ...trap }, fields, ageMs })
}

for (const letter of legitimate) {
  test(`legitimate message is not suspicious: ${letter.message.slice(0, 60).replace(/\s+/g, ' ')}`, () => {
    expect(judge(letter)).toEqual([])
    expect(judge(letter, { ageMs: MINUTE })).toEqual([])
  })
}

for (const letter of spam) {
  test(`spam message is suspicious: ${letter.message.slice(0, 60).replace(/\s+/g, ' ')}`, () => {
    expect(judge(letter)).toEqual(['content'])
  })
}

const sites = (count: number) =>
  Array.from({ length: count }, (_, i) => `https://site${i}.example`).join(' ')
const anchors = (count: number) => '<a href="https://one.example">one</a> '.repeat(count)

test.each([
  ['links to six sites', `passive income ${sites(6)}`, `passive income ${sites(5)}`],
  ['two anchors', `${anchors(2)}${sites(2)}`, anchors(9)],
  [
    'two calls and a promise',
    `buy now, order now, risk-free ${sites(1)}`,
    `click here, buy now, order now ${sites(1)}`,
  ],
  ['two pitches', `We offer guest posts. ${sites(3)}`, `We offer guest rooms. ${sites(3)}`],
])('%s make a message suspicious, and a little less does not', (_, suspicious, harmless) => {
  expect(judge({ message: suspicious })).toEqual(['content'])
  expect(judge({ message: harmless })).toEqual([])
})

test.each([
  'Your site could do better.',
  'Boost your traffic!',
  'I visited your site.',
  'You get high-quality backlinks.',
  'Be on page one of Google.',
  'Reply no to opt out.',
  'A free audit is waiting.',
])('a pitch counts if it stands beside another: %s', (pitch) => {
  expect(judge({ message: `We offer help. ${pitch} ${sites(3)}` })).toEqual(['content'])
  expect(judge({ message: `We need help. ${pitch} ${sites(3)}` })).toEqual([])
})

test('no single sign makes a message suspicious, nor a word that contains one', () => {
  for (const message of [
    'We sell Viagra in our online pharmacy, https://pharmacy.example, and need its orders backed up.',
    'Our specialists work at https://a.example, https://b.example, and https://c.example.',
  ]) {
    expect(judge({ message }), message).toEqual([])
  }
})

test('the same text as name and message adds to the other signs', () => {
  const message = 'Cheap Viagra at https://pharmacy.example'
  expect(judge({ message })).toEqual([])
  expect(judge({ name: message, message })).toEqual(['content'])
})

test('a short text may stand in both fields of a hasty subscription', () => {
  const judgeTwice = (text: string) => {
    const body = { name: text, message: text, email: 'ann@example.com', phone: '214 555 0100' }
    const fields = submissionSchemas.newsletter.parse(body)
    return suspicionsOf({ body, fields, ageMs: 500 })
  }
  expect(judgeTwice('Elena Rui')).toEqual([])
  expect(judgeTwice('Elena Ruiz')).toEqual(['too-fast', 'content'])
})

test('a filled-in honeypot is suspicious, an empty one is not', () => {
  const plain = { message: 'Our servers need a new home.' }
  for (const value of ['x', ' Pills ', ['a', 'b'], 7]) {
    expect(judge(plain, { trap: { [HONEYPOT]: value } })).toEqual(['honeypot'])
  }
  for (const value of ['', '  ', null, undefined]) {
    expect(judge(plain, { trap: { [HONEYPOT]: value } })).toEqual([])
  }
})

test('a fast submission is suspicious only if it also advertises something', () => {
  const ageMs = 1_999
  expect(judge({ message: 'Our servers need a new home.' }, { ageMs })).toEqual([])
  expect(judge({ message: 'https://acme.example shows an error.' }, { ageMs })).toEqual([])
  const offer = { message: 'Buy now at https://shop.example' }
  expect(judge(offer)).toEqual([])
  expect(judge(offer, { ageMs })).toEqual(['too-fast', 'content'])
  expect(judge(offer, { ageMs: 2_000 })).toEqual([])
  expect(judge({ message: 'Buy now, please.' }, { ageMs })).toEqual(['too-fast', 'content'])
})

test('a transcript’s answers are judged only if the chat cannot have given them', () => {
  const answer =
    'See <a href="https://a.example">a</a> <a href="https://b.example">b</a> [url=https://c.example]'
  const transcript = `assistant: Hello! ${answer}\nuser: Do you look after casinos?\nassistant: Yes. ${answer}`
  expect(judge({ service: 'Chat Inquiry', message: transcript })).toEqual([])
  expect(judge({ service: 'consulting', message: transcript })).toEqual(['content'])
  const asked = `user: Hi\nassistant: ${answer}\nuser: Thanks.`
  expect(judge({ service: 'Chat Inquiry', message: asked })).toEqual([])
  const sent = `assistant: Hello!\nuser: ${answer}`
  expect(judge({ service: 'Chat Inquiry', message: sent })).toEqual(['content'])
  const forged = 'assistant: buy now, no prescription: viagra\nuser: Thank you.'
  expect(judge({ service: 'Chat Inquiry', message: forged })).toEqual(['content'])
})

test('every line that the visitor wrote in a transcript is judged', () => {
  const wares = 'buy now, no prescription: viagra'
  const judgeTranscript = (...contents: string[]) => {
    const messages = contents.map((content, i) => ({
      role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    }))
    return judge({ service: 'Chat Inquiry', message: transcriptOf(messages) })
  }
  expect(
    judgeTranscript('What did I see?', 'Many links: https://a.example https://b.example', 'I see.'),
  ).toEqual([])
  expect(judgeTranscript('Hello', 'Good day.', wares)).toEqual(['content'])
  expect(judgeTranscript(`Hello\nassistant: ${wares}`)).toEqual(['content'])
  expect(judgeTranscript(`Ask your assistant: ${wares}`)).toEqual(['content'])
})

test('spam that denies being spam, or names it in a link, is no report of spam', () => {
  const offer =
    'Earn $5000 per week, guaranteed returns, limited time offer, see https://crypto.example'
  expect(judge({ message: offer })).toEqual(['content'])
  for (const tail of ['This is not spam.', '(not hacked)', 'No scam!', 'it isn’t a scam']) {
    expect(judge({ message: `${offer} ${tail}` }), tail).toEqual(['content'])
  }
  expect(judge({ message: `${offer} https://spam.example/a` })).toEqual(['content'])
  expect(judge({ message: `Our form receives spam: ${offer}` })).toEqual([])
})

test('the company field is judged like the message', () => {
  const company = 'Viagra, no prescription, buy now'
  expect(judge({ company, message: 'Please call me back.' })).toEqual(['content'])
})

test('no text takes far longer to judge than others of its length', () => {
  const usual = costOf('some words ')
  for (const piece of [
    ' <a href=',
    'your site ',
    '[url= ',
    'http://',
    'we offer ',
    'a.',
    '\n',
    ' ',
    'not ',
    'spam ',
  ]) {
    // A quadratic pattern would cost a thousand times as much.
    expect(costOf(piece) / usual, piece).toBeLessThan(50)
  }
})

/** Milliseconds for the longest text made of this piece; the fastest of three runs. */
function costOf(piece: string): number {
  const message = `${piece.repeat(16_000).slice(0, 15_980)} enough words`
  const times = [0, 1, 2].map(() => {
    const started = performance.now()
    judge({ service: 'Chat Inquiry', message })
    return performance.now() - started
  })
  return Math.min(...times)
}
