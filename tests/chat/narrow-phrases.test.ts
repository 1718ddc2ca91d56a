import { expect, test } from 'vitest'
import { createChain } from '../../server/chat/chain'
import { troubleOf } from '../../server/chat/guards/emergency'
import { readSpanish } from '../../server/chat/guards/spanish'
import { normalize } from '../../server/chat/retrieval/words'
import { converse } from './evaluate'

const chain = await createChain(null)
const firstPage = async (...said: string[]) => (await converse(chain, said)).citations[0]?.path

test.each([
  ['take me off your list', 'unsubscribe'],
  ['remove my address from the newsletter', 'unsubscribe'],
  ['get us off your mailing list', 'unsubscribe'],
])('normalize reads an expression in “%s”', (text, word) => {
  expect(normalize(text).split(' ')).toContain(word)
})

test.each([
  ['remove me from your database', 'unsubscribe'],
  ['remove us from your records', 'unsubscribe'],
  ['take us from 20 to 50 users', 'unsubscribe'],
  ['do you get us off paper', 'unsubscribe'],
])('normalize does not misread an expression in “%s”', (text, word) => {
  expect(normalize(text).split(' ')).not.toContain(word)
})

test.each([
  'remove me from your database',
  'remove us from your records',
  'remove my email from your database',
])('“%s” asks for erasure', async (said) => {
  expect(await firstPage(said)).toBe('/privacy#your-rights')
})

test('the language of a service in Spanish is not what is asked for', async () => {
  expect(readSpanish('hablan espanol')).toContain('speak spanish')
  expect(readSpanish('atienden en espanol')).toContain('speak spanish')
  expect(readSpanish('necesito soporte en ingles')).not.toContain('speak')
  expect(await firstPage('quiero una pagina web en espanol')).toBe('/services/web-design')
})

test.each([
  ['do you take over the IT manager role', '/resources#existing-it-person'],
  ['we need someone for the IT manager role', '/resources#existing-it-person'],
  ['do you help with office relocation', '/services/network-services'],
  ['do you offer relocation of our office', '/services/network-services'],
])('“%s” is about a service, not about a job', async (said, page) => {
  expect(await firstPage(said)).toBe(page)
})

test.each([
  'what does the domain admin role do',
  'what does a backup job cost',
  'when does the backup job start',
  'which certifications do we need to pass an audit',
  'what certifications do our people need for HIPAA',
])('“%s” is not answered with how to apply', async (said) => {
  const { citations } = await converse(chain, [said])
  expect(citations.map(({ path }) => path)).not.toContain('/careers#how-to-apply')
})

test.each([
  'is the sysadmin role full time',
  'can I do the helpdesk role remotely',
  'what is the salary for the sysadmin role',
  'is relocation paid',
  'when does the job start',
  'which certifications do I need for the job',
])('“%s” is about a job', async (said) => {
  expect(await firstPage(said)).toBe('/careers#how-to-apply')
})

test.each([
  'someone sent mails in my name',
  'someone sent an email to our clients in my name',
  'somebody keeps sending invoices in our name',
  'a stranger wrote to our bank in my name',
])('“%s” reports an attack', (said) => {
  expect(troubleOf(said)).toBe('attack')
})

test.each([
  'is the domain registered in our name',
  'can you send newsletters in our name',
  'who sent the invoice in my company name',
])('“%s” reports none', (said) => {
  expect(troubleOf(said)).toBeNull()
})

test('who owns something is told apart from what is written in a name', () => {
  expect(normalize('in whose name are the licenses')).toContain('ourname')
  expect(normalize('are the accounts in our own name')).toContain('ourname')
  expect(normalize('the licenses stay in our name')).toContain('ourname')
  expect(normalize('someone sent mails in my name')).not.toContain('ourname')
  expect(normalize('can they write in our name')).not.toContain('ourname')
})

test.each([
  ['our website takes forever', 'slow'],
  ['the images take ages to show, and outlook takes forever to open', 'slow'],
  ['my computer is taking so long to start', 'slow'],
  ['how do we get google reviews', 'customerreviews'],
  ['can you help us collect reviews', 'customerreviews'],
  ['do you have an office at 14 Elm Street', 'address'],
  ['can I come to your office at 14 Elm Street', 'address'],
  ['can I accept all cookies later', 'cookies'],
  ['what does reject all', 'cookies'],
])('normalize reads “%s” narrowly', (text, word) => {
  expect(normalize(text).split(' ')).toContain(word)
})

test.each([
  ['why did it take so long to respond to me', 'slow'],
  ['the website project is taking too long', 'slow'],
  ['why does it take so long to get an answer', 'slow'],
  ['where can I get your reviews', 'customerreviews'],
  ['where can we get reviews of you', 'customerreviews'],
  ['can you come to our office at 500 Elm Street in Waco', 'address'],
  ['do you come out to my shop at 12 Oak Ave', 'address'],
  ['our office at 12 Main St needs cabling', 'clocktime'],
  ['should I decline all meetings', 'cookies'],
  ['accept all our invoices', 'cookies'],
])('normalize does not take “%s” too far', (text, word) => {
  expect(normalize(text).split(' ')).not.toContain(word)
})

test.each([
  ['can you come to our office at 500 Elm Street in Waco', '/resources#area'],
  ['where can I get your reviews', '/case-studies'],
  ['why did it take so long to respond to me', '/resources#response-time'],
  ['the website project is taking too long', '/services/web-design'],
])('“%s” is answered from %s', async (said, page) => {
  expect(await firstPage(said)).toBe(page)
})

test.each(['we want a new website', 'we’d like a new website'])(
  '“%s” leads away from trouble reported before',
  async (said) => {
    expect(await firstPage('our server is down', said)).toBe('/services/web-design')
  },
)

test('what is wanted in trouble does not lead away from it', async () => {
  expect(await firstPage('our server is down', 'we want it back')).toBe('/resources#emergency')
})

test.each([
  ['where do I pay my invoice', '/terms#payment'],
  ['can I pay here by card', '/terms#payment'],
  ['how can I pay my bill', '/terms#payment'],
  ['where do I pay', '/terms#payment'],
  ['i want to pay my invoice', '/terms#payment'],
  ['we’d like to pay our invoice', '/terms#payment'],
  ['i need to pay my bill', '/terms#payment'],
  ['how to pay invoice', '/terms#payment'],
  ['how do i pay this invoice', '/terms#payment'],
  ['how can i pay my bill please', '/terms#payment'],
  ['hello, how can i pay my bill please', '/terms#payment'],
  ['can we pay our invoice by card', '/terms#payment'],
  ['got an invoice from you where do i pay', '/terms#payment'],
  ['where do i pay you', '/terms#payment'],
  ['how do I turn the cookies back off', '/cookies#your-choice'],
  ['how do I turn wifi off again', '/resources#wifi-or-internet-line'],
  ['I accepted the terms and want to undo it', '/terms'],
  ['we want to shift providers', '/resources#onboarding'],
  ['shifting to a new provider', '/resources#onboarding'],
  ['we are shifting offices next month', '/services/network-services'],
  ['lift and shift', '/resources#cloud-migration'],
  ['we work in shifts, do you support us at night', '/contact'],
  ['do you help dentists with security plan', '/services/security-services'],
  [
    'we are switching because the tech never calls back, what is your response time',
    '/resources#response-time',
  ],
  ['our second shift needs support until midnight', '/contact'],
  ['what shifts do your technicians work', '/careers'],
])('“%s” is read for what it is about: %s', async (said, page) => {
  expect(await firstPage(said)).toBe(page)
})

test.each([
  'can customers pay by card on my website',
  'where do customers pay invoices on the site you build',
  'we need a site where customers can pay invoices',
  'where do I pay my AT&T bill',
])('“%s” is not about payments to us', async (said) => {
  const { outcome, citations } = await converse(chain, [said])
  expect(outcome).toBe('handed_over')
  expect(citations.map(({ path }) => path)).not.toContain('/terms#payment')
})

test('“how do I undo it” says nothing of cookies', async () => {
  expect((await converse(chain, ['how do I undo it'])).outcome).toBe('refused')
})

test.each([
  'can you write our WISP',
  'WISP',
  'what is a wisp',
  'we need a wisp',
  'do you write a WISP for us',
])('the written plan of accountants is known by its abbreviation: %s', async (said) => {
  expect(await firstPage(said)).toBe('/resources#accounting-firm')
})

test.each([
  'our internet is from a wisp',
  'we use a wisp for internet at the ranch',
  'we’re on a wireless WISP, can you get us fiber',
  'our WISP goes out when it rains',
])('a wireless provider is no written plan: %s', async (said) => {
  expect(await firstPage(said)).not.toBe('/resources#accounting-firm')
})
