// What visitors are up to who leave, sell, complain, or type what they should not.
import { expect, test } from 'vitest'
import { unknownAnswers } from '../../server/chat/answers/set-phrases'
import { createChain } from '../../server/chat/chain'
import { holdsSecret } from '../../server/chat/guards/secrets'
import { converse } from './evaluate'

const chain = await createChain(null)

test.each([
  ['how do I get off the newsletter', '/privacy#automatic-emails'],
  ['I don’t want the newsletter any more', '/privacy#automatic-emails'],
  ['how do I get the newsletter', '/careers?form=newsletter'],
  ['I want the newsletter', '/careers?form=newsletter'],
  ['how do you handle accounts of people we let go', '/services/helpdesk-support'],
  ['we are letting someone go friday, can you cut off his access', '/services/helpdesk-support'],
  ['letting someone go friday', '/services/helpdesk-support'],
  ['someone was let go', '/services/helpdesk-support'],
  ['we let everyone go home at 5, can you work after that', '/contact'],
  ['leave the newsletter', '/privacy#automatic-emails'],
  ['I no longer want to get your newsletter', '/privacy#automatic-emails'],
  ['can we let the old server go', '/resources#cloud-migration'],
  ['ok suppose we sign. Then what, day one?', '/resources#onboarding'],
  ['how do you keep others from sending mail as us', '/services/security-services'],
  ['do you sell my data', '/privacy#who-gets-data'],
  ['worst company ever, i want a manager NOW', '/contact'],
  ['do you hire managers', '/careers?form=job-application'],
  ['zoom keeps breaking up what can i do', '/resources#choppy-video-call'],
  ['how much downtime during the migration', '/services/cloud-solutions'],
  ['how long do you hang on to job applications', '/privacy#retention'],
  ['is it ok to copy a paragraph of your article', '/terms#intellectual-property'],
  ['do I need an account to use the site', '/terms#accounts'],
  ['what do you do with the old hard drives', '/services/cloud-solutions'],
  ['would you push out Steve who does our computers', '/resources#existing-it-person'],
  ['we sell furniture and need a website', '/services/web-design'],
  ['I run a podcast and need a site', '/services/web-design'],
  ['I’m a podcaster, can you host a site', '/services/web-design'],
  ['I’m a reseller with 12 staff, what does IT support cost', '/resources#services'],
  ['we sell cars, would you be interested in building a site for us', '/services/web-design'],
  ['sell me a website', '/services/web-design'],
  ['what does your AI provider receive', '/privacy#chat-assistant'],
  ['do you text people', '/privacy#text-messages'],
  ['how do I request a webinar', '/resources#webinars'],
  ['can I pay online', '/terms#payment'],
  ['can you accept visa on our website', '/services/web-design'],
  ['we need two sites, one in spanish', '/services/web-design'],
  ['we need a manager training on phishing', '/resources#cybersecurity'],
  ['I’m a recruiter and need IT support for my agency', '/services/helpdesk-support'],
])('“%s” is answered from %s', async (said, page) => {
  expect((await converse(chain, [said])).citations[0]?.path).toBe(page)
})

test.each([
  ['my ticket from yesterday hasn’t been touched'],
  ['I was double charged'],
  ['I’d like to sell you leads'],
  ['do you just sell us more boxes?'],
  ['I sell network cabling wholesale, who is your purchasing contact?'],
  ['I am a reporter with the Dallas paper, who can I interview'],
  ['we offer SEO leads and guest posts, interested?'],
  ['do you take Amex'],
  ['will you put a spyware on my computer'],
  ['are your engineers local or overseas?'],
  ['who’s the head honcho'],
  ['do you offer helpdesk', 'also for hotels?'],
])('%s is for a person to answer', async (...said) => {
  expect((await converse(chain, said)).outcome).toBe('handed_over')
})

test.each([
  ['do you do SEO', 'do you do pizza too?'],
  ['what are your hours', 'are there good restaurants too?'],
  ['do you do backups', 'best oven for a restaurant too'],
])('%s > %s: what goes on with another subject is refused', async (...said) => {
  expect((await converse(chain, said)).outcome).toBe('refused')
})

test('whoever types a secret is told not to, and sent to a person', async () => {
  const answer = await converse(chain, ['card number 4111 1111 1111 1111, bill me for the site'])
  expect(answer.outcome).toBe('handed_over')
  expect(answer.parts[0]).toMatchObject({ text: unknownAnswers.secret })
  const attacked = await converse(chain, ['we were hacked, my password is Summer2024!'])
  expect(attacked.parts[0]).toHaveProperty('strong')
})

test.each([
  ['my SSN is 123-45-6789', true],
  ['my social security number is 123456789', true],
  ['login is bob, password is hunter2', true],
  ['the pin for my card is 4421', true],
  ['the admin login is admin / P@ssw0rd!', true],
  ['user: bob pass: hunter2', true],
  ['pw hunter2!', true],
  ['my PIN 4471 does not work', true],
  ['i use Winter2026! as my password', true],
  ['the password for our new office wifi is Winter2026!', true],
  ['we have to pass SOC2 this year', false],
  ['my password is wrong!', false],
  ['our login is slow / broken since 9am', false],
  ['can I use the same word as my password', false],
  ['we use 1password as our password manager', false],
  ['reset my pw office365 account', false],
  ['reset pw windows11, please', false],
  ['pw office365-password reset', false],
  ['pw office365/azure does not work', false],
  ['pw win11-99x', true],
  ['user admin pw Windows10!', true],
  ['pw Office365Rocks!', true],
  ['my password is not working', false],
  ['my password is expired', false],
  ['my password is 90 days old', false],
  ['our order number is 4111111', false],
  ['my invoice number is 2024-0001-2231-9988', false],
  ['tracking number 9400 1000 0000 0000 0000 00', false],
  ['amex 3782 822463 10005 please', true],
  ['my password’s Hunter22', true],
  ['his social security number is 123 45 6789', true],
  ['part number 555-12-3456', false],
  ['order 4000123412341234', false],
  ['our IMEI is 356938035643809', false],
  ['4000 4500 5000 5500 dollars', false],
  ['our password is 15-20 characters', false],
  ['the password is 2-factor protected', false],
  ['call 214 555 0199 or 214 555 0198', false],
])('holdsSecret(%j) is %s', (text, holds) => {
  expect(holdsSecret(text)).toBe(holds)
})

const plano = `Our last IT guy was lovely but he retired to Florida and now plays golf all day. We are nine people and
everyone has a laptop, some of them older than my dog. Do you also come to offices in Plano? My boss says thanks.`
const hours = `I found you through a cousin who swears by your team. We have had three providers in five years and each
one promised the moon. Their tickets went unanswered and the phones kept ringing. What are your office hours? I would
rather talk than type.`
const lasagna = `I love to cook and my kids love pasta, we have it every Sunday with my mother. She makes a great sauce
with tomatoes from the garden. My husband prefers pizza. What is the best recipe for lasagna? Thank you so much.`

const firm = `Hello, my name is Dana and I am the office manager for a law firm. We are twenty people with laptops and one
old server in a closet that nobody dares to touch. Last week our provider told us he is retiring in June. We need
somebody who can take over everything. Do you work with law firms? I also wonder what it costs.`

test('in a long message, the question counts more than the story around it', async () => {
  expect((await converse(chain, [plano])).citations[0]?.path).toBe('/resources#area')
  expect((await converse(chain, [hours])).citations[0]?.path).toBe('/contact')
  expect((await converse(chain, [lasagna])).outcome).toBe('refused')
  expect((await converse(chain, [firm])).citations.map(({ path }) => path)).toContain('/contact')
})
