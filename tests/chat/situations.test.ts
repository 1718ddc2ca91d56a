import { expect, test } from 'vitest'
import { textOf } from '../../server/chat/answers/html'
import { createChain } from '../../server/chat/chain'
import { isEmergency, troubleOf } from '../../server/chat/guards/emergency'
import { normalize } from '../../server/chat/retrieval/words'
import { company } from '../../src/content/company'
import { converse } from './evaluate'

const chain = await createChain(null)

test.each([
  ['my computer will not turn on', 'poweron'],
  ['should we turn the computer off', 'poweroff'],
  ['can we cancel any time', 'endofcontract'],
  ['what if we pay late', 'latepayment'],
  ['who do I call after 6 pm', 'afterhours'],
  ['I am free Thursday at 2', 'appointment'],
  ['can you meet on friday', 'appointment'],
  ['the images take forever to open', 'slow'],
  ['i want an iphone app built', 'mobileapp'],
  ['can you help us get more reviews', 'customerreviews'],
  ['can you recommend a plumber', 'pointto'],
  ['did they like it', 'theyliked'],
  ['who does what then', 'divisionoflabor'],
  ['which laptops do you recommend', 'pointto'],
  ['can I just walk in', 'visittheoffice'],
  ['the laptop does not charge', 'poweron'],
  ['does your ticket system have an API', 'productname'],
  ['do you do quarterly business reviews', 'checkup'],
  ['do we get the passwords if we leave', 'leavingyou'],
  ['what happens when I click reject all', 'cookies'],
  ['take me off your list', 'unsubscribe'],
  ['is relocation paid', 'jobrelocation'],
  ['my monitor flickers', 'screen'],
  ['do you build with react', 'reactjs'],
  ['are you licensed', 'certified'],
  ['your technician was supposed to be here at 10', 'complaint'],
  ['your engineer is 3 hours late', 'complaint'],
  ['is my IP address stored', 'ipaddress'],
  ['can I text you', 'textyou'],
  ['what certifications do you want for a network engineer', 'position'],
  ['is the sysadmin role full time', 'position'],
  ['in whose name are the licenses', 'ourname'],
  ['do you have an office at 4 Main St', 'address'],
  ['is the Network Engineer job remote', 'position'],
])('normalize reads the situation in “%s”', (text, word) => {
  expect(normalize(text).split(' ')).toContain(word)
})

test.each([
  ['I want to cancel our contract', 'endofcontract'],
  ['can I cancel my appointment', 'endofcontract'],
  ['are you free on Thursday', 'appointment'],
  ['do we have to restart after seven days', 'clocktime'],
  ['how do we tell if it is the router', 'notify'],
  ['can you terminate cat6 cables', 'endofcontract'],
  ['can I cancel newsletter emails', 'endofcontract'],
  ['we are a start up with 5 people', 'poweron'],
  ['power over ethernet on cameras', 'poweron'],
  ['my pc will not shut down', 'poweroff'],
  ['we are missing invoices in outlook', 'latepayment'],
  ['why not pay monthly', 'latepayment'],
  ['can we meet on zoom', 'appointment'],
  ['should we pay by card', 'ransom'],
  ['replace desk phones with an app', 'mobileapp'],
  ['do you get good reviews', 'customerreviews'],
  ['would your clients recommend you', 'pointto'],
  ['my name is Dana', 'ourname'],
  ['we have VPN trouble on 3 laptops on the road', 'address'],
  ['do you have an office at 4 Main St', 'clocktime'],
  ['is the Network Engineer job remote', 'network'],
  ['we need a network engineer', 'position'],
  ['what is the role of a firewall', 'position'],
  ['do you not charge for that', 'poweron'],
  ['how often do you visit', 'visittheoffice'],
  ['how does it work', 'infotech'],
  ['what if we leave the laptop on', 'leavingyou'],
  ['how fast do you react', 'reactjs'],
  ['can you plan the relocation of our office', 'jobrelocation'],
  ['do you monitor our servers', 'screen'],
  ['is our software licensed', 'certified'],
])('normalize does not misread “%s”', (text, word) => {
  expect(normalize(text).split(' ')).not.toContain(word)
})

test('“by Friday” is a date, and “stop by Friday” a visit', () => {
  expect(normalize('a proposal by Friday')).not.toContain('friday')
  expect(normalize('can I stop by Friday')).toContain('friday')
})

test('what the site says about a question that it does not answer follows the set phrase', async () => {
  const { parts, citations, outcome } = await converse(chain, ['Are you HIPAA compliant?'])
  const text = textOf({ parts, citations: [] })
  expect(outcome).toBe('handed_over')
  expect(text).toContain('This site doesn’t say')
  expect(text).toContain(company.phone.text)
  expect(text).toContain('business associate agreement')
  expect(citations.map(({ path }) => path)).toEqual(['/resources#dental-practice', '/contact'])
})

test.each(['this bot is useless', 'that is not what I asked', 'what do you mean'])(
  'whoever says “%s” is given a person to talk to',
  async (said) => {
    const { parts } = await converse(chain, ['What are your hours?', said])
    const text = textOf({ parts, citations: [] })
    expect(text).toContain('I was no help')
    expect(text).toContain(company.phone.text)
  },
)

test.each([
  'our server is making a grinding noise',
  'my phone fell in water',
  'can’t print invoices and shipping is waiting',
  'our website is showing chinese text',
  'laptop won’t charge',
  'coffee on my keyboard',
  'dropped my laptop and the screen cracked',
  'an intern emailed the payroll file to the wrong person',
  'someone deleted the shared folder, can you get it back',
  'lost my phone with work email on it',
  'mi computadora no prende',
  'no puedo entrar a mi correo',
])('“%s” is a report of trouble', (said) => {
  expect(troubleOf(said)).toBe('failure')
})

test.each(['our coffee shop needs computers', 'we run a water treatment plant with ten computers'])(
  '“%s” is no report of trouble',
  (said) => {
    expect(isEmergency(said)).toBe(false)
  },
)

test('whoever still has access is an emergency, and whether we were ever hacked is none', () => {
  expect(isEmergency('an employee quit angry and still has access')).toBe(true)
  expect(troubleOf('have you ever been hacked')).toBeNull()
})

test.each([
  'are you open the friday after thanksgiving',
  'do you work on memorial day monday',
  'do you work on labor day',
  'do you work good friday',
  'can we meet on July 4th at 10',
  'are you open on black friday',
  'are you open on Dec 24',
  'are you open 25 december',
  'are you open on Hanukkah',
  'are you open on Diwali',
  'are you open on Martin Luther King day',
  'are you open on boxing day',
  'closed on veterans day?',
  'and on christmas?',
  'is your office closed on christmas',
])('the hours of the week do not answer for a holiday: %s', async (question) => {
  const { outcome } = await converse(chain, [question])
  expect(outcome).toBe('handed_over')
})

const textTo = async (...said: string[]) => {
  const { parts } = await converse(chain, said)
  return textOf({ parts, citations: [] })
}

test.each([
  'your technician never came',
  'your technician never came back',
  'your team never showed up',
  'the engineer you sent never arrived',
  'nobody showed up',
  'he never showed up',
  'they never showed up',
  'still waiting on the technician',
  'your technician was supposed to be here at 10 and its noon',
  'your tech is late',
  'your crew is late',
  'the technician is still not here',
  'the technician hasn’t arrived',
])('whoever waits for our people is sent to a person: %s', async (said) => {
  expect(await textTo(said)).toContain('sorry for the trouble')
})

test.each([
  [
    'your site says your engineers are meant to answer in 15 minutes, what about weekends',
    '/resources#response-time',
  ],
  ['your engineers are supposed to be in Dallas, is that right', '/resources#area'],
  ['your technicians are supposed to be certified, which certifications do they have', '/contact'],
  ['your engineers are available late at night?', '/contact'],
  ['the engineers are scheduled to work at which hours', '/contact'],
  [
    'your engineer is scheduled to come tuesday, what should we prepare',
    '/services/helpdesk-support',
  ],
  [
    'the technician was supposed to fix our wifi and didnt, we want to switch to you',
    '/services/helpdesk-support',
  ],
  ['the tech is always late and we want someone better', '/services/helpdesk-support'],
])('“%s” is no complaint', async (said, page) => {
  const { parts, citations } = await converse(chain, [said])
  expect(textOf({ parts, citations: [] })).not.toContain('sorry for the trouble')
  expect(citations[0]?.path).toBe(page)
})

test.each([
  'I’m a customer of a store you support and my order is missing',
  'my lawyer uses you, can I get my documents',
  'my dentist uses you can I see my records',
  'I am a patient at a clinic that you work for',
  'I am a patient of one of your clients and need my x-rays',
  'im a patient of a dentist you support and i want my xrays',
  'im a patient at a clinic you look after, cant see my results',
])('who wants something of a client of ours is sent to a person: %s', async (said) => {
  expect(await textTo(said)).toContain('sorry for the trouble')
})

test.each([
  'can you build a patient portal for our clinic',
  'do you work for a clinic like ours with 10 patients a day',
  'we are a clinic with 20 patients a day, do you work for clinics',
  'I run a clinic and my dentist friend uses you',
  'my dentist uses you and says you are good',
  'our patients log in to a portal, can you host it',
  'do you support patient portals',
  'I am a customer of another company and want your help',
  'I’m a client at a firm you serve and want the same IT',
  'my school uses you can i see my options for our church',
  'our night shift has nobody to call',
  'our staff has no one to call',
])('a clinic that asks for our services is not: %s', async (said) => {
  expect(await textTo(said)).not.toContain('sorry for the trouble')
})

test.each([
  'happy new year! what are your hours',
  'happy fourth of july! what are your hours',
  'happy holidays, what are your hours',
  'I’m on holiday until Monday, are you open on Tuesday',
  'our office is closed on labor day, are you open on tuesday',
  'are you open monday after my holiday',
])('a wish, or a day off of the visitor, hides no hours: %s', async (said) => {
  const { outcome, citations } = await converse(chain, [said])
  expect(outcome).toBe('answered')
  expect(citations[0]?.path).toBe('/contact')
  expect(await textTo(said)).not.toContain('This site doesn’t say')
})

test('a holiday may be asked about after the hours', async () => {
  for (const more of [
    'and on christmas',
    'what about thanksgiving',
    'and july 4th',
    'on christmas too?',
  ]) {
    expect((await converse(chain, ['what are your hours', more])).outcome).toBe('handed_over')
  }
})

test.each(['happy holidays', 'Merry Christmas!', 'happy thanksgiving to you all'])(
  'a wish alone is greeted: %s',
  async (said) => {
    expect(await textTo(said)).toMatch(/^Hello!/)
  },
)
