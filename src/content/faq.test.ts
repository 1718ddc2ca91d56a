// Checks every surface against the response times of company.ts.
import { expect, test } from 'vitest'
import { addressLine, company } from './company'
import { faqs, linesOf } from './faq'
import { services } from './services'

const COUNT = '(?:\\d+|an?|one|two|three|four|five|ten|fifteen|thirty|next|same)'
const UNIT = '(?:business |working )?(?:seconds?|min(?:ute)?s?|hours?|days?)'
const TIME = `\\b${COUNT}[ -]${UNIT}\\b`
const PROMISE =
  '(?:respon[ds]|answer|repl(?:y|ies)|acknowledg|engineer|hear from|(?:get|call) (?:you )?back)'
const claim = new RegExp(`${PROMISE}[^.!?<>]*${TIME}|${TIME}[^.!?<>]*${PROMISE}`, 'gi')

/** What a text promises in its own words, apart from the phrases of company.ts. */
function ownClaims(text: string): string[] {
  const facts = [...Object.values(company.responseTimes), ...company.hours.map((line) => line.text)]
  const rest = facts.reduce((left, fact) => left.replaceAll(fact, ''), text)
  return [...rest.matchAll(claim)].map(([found]) => found)
}

/** Every string in a value, at any depth. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(strings) : []
}

/** Source as it reads on the page: without comments, and with joined or wrapped text on one line. */
function visibleText(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/['"`]\s*\+\s*['"`]|\{' '\}/g, '')
    .replace(/\s+/g, ' ')
}

// The privacy policy (and legal.ts, which contains it) answers data requests within the periods set by law.
const content = import.meta.glob(
  ['./**/*.ts', '!./**/*.test.ts', '!./company.ts', '!./legal.ts', '!./legal/privacy.ts'],
  { eager: true },
)
const sources = import.meta.glob<string>(
  [
    '../{chat,forms,layout,pages,ui}/**/*.{ts,tsx}',
    '../*.tsx',
    '../../{server,worker}/**/*.ts',
    // Questions that visitors ask the chat, never shown.
    '!../../server/chat/questions/**',
    '!../**/*.css.ts',
    '!../../**/*.test.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

function answerTo(id: string): string {
  return faqs
    .filter((faq) => faq.id === id)
    .flatMap(linesOf)
    .join('\n')
}

test('the FAQ states the four response times and the hours word for word', () => {
  const answer = answerTo('response-time')
  for (const time of Object.values(company.responseTimes)) expect(answer).toContain(time)
  expect(answer).toContain('within 15 minutes')
  expect(answer).toContain('within 4 business hours')
  for (const { label, text } of company.hours) expect(answer).toContain(`${label}: ${text}`)
})

test('urgencies and hours are items of lists, each with its label', () => {
  const listsOf = (id: string) =>
    faqs
      .filter((faq) => faq.id === id)
      .flatMap(({ answer, more = [] }) => [...answer, ...more])
      .flatMap((block) => (block.kind === 'list' ? [labelsOf(block.items)] : []))
  const labelsOf = (items: readonly string[]) =>
    items.map((item) => item.slice(0, item.indexOf(':')))
  const hours = company.hours.map(({ label }) => label)
  expect(listsOf('response-time')).toEqual([['Critical', 'High', 'Standard', 'Low'], hours])
  expect(listsOf('emergency')).toEqual([hours])
})

test('the emergency answer states the number to call and the time for critical issues', () => {
  const answer = answerTo('emergency')
  expect(answer).toContain(company.phone.text)
  expect(answer).toContain(company.responseTimes.critical)
})

test('no content file spells out a response time of its own', () => {
  expect(Object.keys(content)).toContain('./service-details/helpdesk-support.ts')
  expect(strings(content).flatMap(ownClaims)).toEqual([])
})

test('no page, email, text message or server answer spells out a response time of its own', () => {
  for (const file of ['../routes.tsx', '../../worker/mail/prospect-mail.ts']) {
    expect(Object.keys(sources)).toContain(file)
  }
  expect(Object.values(sources).map(visibleText).flatMap(ownClaims)).toEqual([])
})

test.each([
  'We answer within 2 hours.',
  'Within one business day you hear from us.',
  'Critical issues are acknowledged within 15 minutes, an engineer engaged within 45 minutes.',
  'A 30-minute response, day and night.',
])('the search would find: %s', (text) => {
  expect(ownClaims(text)).not.toEqual([])
})

test('the search for response times reads wrapped text as one sentence and skips comments', () => {
  expect(visibleText("'we answer ' +\n  'within 2 hours' // in 3 hours")).toBe(
    "'we answer within 2 hours'",
  )
})

test('the FAQ states the service area in miles and in kilometers', () => {
  expect(answerTo('area')).toContain(addressLine())
  expect(answerTo('area')).toContain(`62 miles (100 km) of ${company.address.city}`)
})

test('the FAQ answer about services names each of them, in the order of the services', () => {
  const answer = answerTo('services').toLowerCase()
  const unnamed = services.filter(({ title }) => !answer.includes(title.toLowerCase()))
  expect(unnamed.map(({ title }) => title)).toEqual([])
  const places = services.map(({ title }) => answer.indexOf(title.toLowerCase()))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('four questions are structured data, and every answer has 40 to 90 words', () => {
  expect(faqs.filter(({ structured }) => structured).map(({ id }) => id)).toEqual([
    'services',
    'cybersecurity',
    'response-time',
    'cloud-migration',
  ])
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length)
  for (const { id } of faqs) {
    const words = answerTo(id).split(/\s+/).length
    expect(words >= 40 && words <= 90, `${id} has ${words} words`).toBe(true)
  }
})
