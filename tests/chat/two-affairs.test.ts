// Messages with an expression that settles what one clause is about, and another question beside it.
import { expect, test } from 'vitest'
import { textOf } from '../../server/chat/answers/html'
import { createChain } from '../../server/chat/chain'
import { company } from '../../src/content/company'
import { converse } from './evaluate'

const chain = await createChain(null)

async function answerTo(said: string) {
  const { parts, citations, outcome } = await converse(chain, [said])
  const text = textOf({ parts, citations: [] })
  return { text, pages: citations.map(({ path }) => path), outcome }
}

const hours = 'Monday–Friday'
const address = company.address.street
const texts = 'acknowledgment of what you just sent'
const complaint = 'I’m sorry for the trouble'
const unknown = 'This site doesn’t say'
const person = 'You can reach a person'
const number = '(214) 555-0142'

test.each([
  ['Do you send a text when the ticket is closed? And what are your hours?', texts, hours],
  ['Do you send a text when the ticket is closed? Hours?', texts, hours],
  ['your technician was rude. And what are your hours?', complaint, hours],
  ['your tech was rude, where is your office', complaint, address],
  ['my ticket has not been answered. And what are your hours?', complaint, hours],
  ['our request is still sitting there, where are you located', complaint, address],
  ['you still haven’t fixed our printer. And what are your hours?', complaint, hours],
  ['you still haven’t fixed it. Where are you located?', complaint, address],
  ['the technician is still not here. And what are your hours?', complaint, hours],
  ['I am a patient of a clinic you support. What are your hours?', complaint, hours],
  ['I am a customer of a store you support. Where is your office?', complaint, address],
  ['Hi, I am a vendor. What are your hours?', unknown, hours],
  ['I am a sales rep with Acme. Where is your office?', unknown, address],
  ['Partner with us! What are your hours?', unknown, hours],
  ['we would like to sell you chairs. where are you located', unknown, address],
  ['Who is your purchasing manager? And what are your hours?', unknown, hours],
  ['What are your hours? Who is your purchasing contact?', unknown, hours],
  ['which is better, teams or slack? And what are your hours?', unknown, hours],
  ['Which is better, macs or windows? Where is your office?', unknown, address],
  ['can I work for you if I live outside Texas? And what are your hours?', unknown, hours],
  ['I would like to work remotely for you. Where is your office?', unknown, address],
  ['I want to talk to a manager. And what are your hours?', person, hours],
  ['get me a supervisor. where are you located', person, address],
  ['how can I call you if our email is down? Hours?', number, hours],
  ['Hours? how do i reach you when my email is down', number, hours],
])('“%s” is answered with “%s” and “%s”', async (said, first, second) => {
  const { text } = await answerTo(said)
  expect(text).toContain(first)
  expect(text).toContain(second)
})

test.each([
  [
    'can you send me a text when you get this? I got a phishing email and clicked it',
    '/resources#spot-phishing',
  ],
  ['do you text when you come and how do I reset my password', '/resources#forgotten-password'],
  [
    'do you text me once you get this. I locked myself out of my account',
    '/resources#forgotten-password',
  ],
  [
    'will you text me once it is fixed because my email is not working',
    '/resources#report-a-problem',
  ],
  [
    'can you text me when someone can look at it my printer is not printing',
    '/services/helpdesk-support',
  ],
  [
    'our ticket is still sitting there. How do I reset my password?',
    '/resources#forgotten-password',
  ],
  [
    'your technician never showed up. I got a phishing email and clicked it',
    '/resources#spot-phishing',
  ],
  ['your technician never showed up and I clicked a phishing link', '/resources#spot-phishing'],
  ['you still have not fixed it and I clicked a phishing link', '/resources#spot-phishing'],
  ['I’m a customer of a store you support. I got a phishing email.', '/resources#spot-phishing'],
  ['Do you back up microsoft 365? I need to speak to a manager.', '/services/cloud-solutions'],
  ['I am a recruiter. Which roles are you hiring for?', '/careers?form=job-application'],
])('“%s” is answered from %s as well', async (said, page) => {
  const { text, pages } = await answerTo(said)
  expect(pages).toContain(page)
  expect(text).toContain(number)
})

test('whoever asks for a text because email does not work gets the emergency line', async () => {
  const said = 'will you text me once it is fixed because my email is not working'
  expect((await answerTo(said)).text).toMatch(/^If this is an emergency, call/)
})

test.each([
  ['We sell leads. Interested?', unknown],
  ['I sell network cabling wholesale. Who is your purchasing contact?', unknown],
  ['I am a journalist. Who can I talk to?', unknown],
  ['I am a patient of a clinic you support. Can I see my records?', complaint],
  ['We provide cabling and would like to offer it to your clients', unknown],
  ['my dentist uses you. Can I see my x rays?', complaint],
  ['my dentist uses you, how do I get my records', complaint],
  ['I want to work for you. I live in Oklahoma. Can I work remotely?', unknown],
  ['Our email is down. How do I reach you?', 'Call us at'],
])('“%s” is one affair in two clauses: “%s”', async (said, words) => {
  const { text, pages } = await answerTo(said)
  expect(text).toContain(words)
  expect(pages.filter((page) => page !== '/careers#how-to-apply')).toEqual(['/contact'])
})

test.each([
  'our application has the wrong name on the invoices',
  'our application shows the wrong date',
  'there is a wrong date in our application',
  'my ticket shows the wrong date',
  'our web form shows the wrong address',
])('“%s” is no mistake in what was sent to us', async (said) => {
  expect((await answerTo(said)).pages).not.toContain('/privacy#automatic-emails')
})

test.each([
  'my application has the wrong phone number',
  'wrong number on our ticket',
  'wrong email on the form I sent you',
  'is there a wrong name on the form',
])('“%s” is a mistake in what was sent to us', async (said) => {
  expect((await answerTo(said)).pages).toContain('/privacy#automatic-emails')
})

test('somebody who is wanted besides is looked for as well', async () => {
  const both = 'need a new website and also someone to run our google ads'
  const { pages } = await answerTo(both)
  expect(pages).toEqual(['/services/web-design', '/services/digital-marketing'])
})
