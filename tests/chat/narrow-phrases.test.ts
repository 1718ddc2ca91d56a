import { expect, test } from 'vitest'
import { createChain } from '../../server/chat/chain'
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
