// Expressions that ask how long one is bound, where parcels go, what details are for, and how our people did: what is
// read as one of them, and what only sounds alike.
import { expect, test } from 'vitest'
import { createChain } from '../../server/chat/chain'
import { isEmergency } from '../../server/chat/guards/emergency'
import { clausesOf, storyAround } from '../../server/chat/retrieval/clauses'
import { withoutDismissed } from '../../server/chat/retrieval/dismissed'
import { normalize } from '../../server/chat/retrieval/words'
import { converse } from './evaluate'

const chain = await createChain(null)

test.each([
  ['must we commit to you for a year', 'minimum term'],
  ['is there a multi year agreement', 'minimum term'],
  ['need to ship you a box', 'postal address'],
  ['why do you need my phone number', 'how do you use my data'],
  ['is my email required', 'which data do the forms collect'],
  ['how far in advance should we tell you', 'leadtime'],
  ['your guys are so lazy', 'i have a complaint'],
  ['your team was amazing', 'thank you'],
])('“%s” is read as “%s”', (text, words) => {
  expect(normalize(text)).toContain(words)
})

test.each([
  ['our ticket has been stuck for two months', 'contract'],
  ['we signed a 3 year contract with our current provider', 'minimum'],
  ['our old provider has us locked in for 2 years', 'minimum'],
  ['do you deliver the hardware', 'postal'],
  ['we ship our equipment to customers', 'postal'],
  ['what will you do with our email during the move', 'data'],
  ['do we have to leave our phone system behind', 'data'],
  ['how early can I call', 'leadtime'],
  ['what if your tech broke our server', 'complaint'],
  ['how do I know your people are good', 'thank'],
  ['your team is good at what', 'thank'],
])('“%s” is not read as %s', (text, word) => {
  expect(normalize(text).split(' ')).not.toContain(word)
})

test.each([
  'how fast would somebody come if a server died',
  'who would we call if one user can’t log in',
  'we don’t need emergency service, a quote is enough',
  'I’m not asking about the emergency line',
  'who deals with AT&T when the line is down',
  'who calls the internet provider when it fails',
  'can you keep our office safe from hackers',
  'the form I sent you has the wrong email address',
])('“%s” reports no emergency', (text) => {
  expect(isEmergency(text)).toBe(false)
})

test.each([
  'it would be great if a technician could come, the server is down',
  'how would you help if a pipe burst, the server room is flooded',
  'I don’t need a sales call, this is an emergency',
  'who would help if a ransomware attack is encrypting files as i type',
  'how soon would someone come if a server died this morning and nobody can work',
  'what would it cost if an attacker is in the network at this moment',
  'who would i call if a virus locked everything on the pc an hour ago',
  'who would help if a hacker has encrypted everything at the clinic since 8am',
  'We sent a file that contains patient SSNs to the wrong clinic, what now',
  'we emailed the report that shows all passwords to the wrong person',
  'who handles it if I got hacked',
  'who takes care of it when someone hacked our email',
  'who handles this when we have been breached',
  'who deals with ransomware if it hit us this morning',
  'who talks to verizon when our internet is down, it’s been two hours',
  'who handles it when ransomware encrypted all files, ours are encrypted',
  'who deals with this, the server died when the power came back',
  'do you scan for malware my pc has been infected',
  'do you check if my account is compromised',
  'we were supposed to be protected against ransomware and it hit us',
  'our backup should be safe from ransomware but it is encrypted',
  'keep us safe from hackers who are in our email',
  'how to be safe from ransomware that is on our server',
  'do you check if our server is down because it is',
  'do you monitor for hackers because they are in our network',
  'our server won’t go down anymore because it is dead',
  'our zoom keeps freezing in every meeting since this morning and clients are waiting',
  'our security camera keeps disconnecting since last night',
])('“%s” reports an emergency', (text) => {
  expect(isEmergency(text)).toBe(true)
})

test('what is ruled out first is not what is asked for', () => {
  expect(withoutDismissed('no cloud for us. do you do backups')).toBe('do you do backups')
  expect(withoutDismissed('no internet for us. can you help')).toContain('internet')
  expect(withoutDismissed('no cloud backup yet')).toContain('cloud')
})

test('an alternative that may do is no question of its own', () => {
  expect(clausesOf('must it be a pdf or is a link ok')).toHaveLength(1)
  expect(clausesOf('do you do wifi or are you a phone company')).toHaveLength(2)
})

test('a long message without an end of a sentence is told apart at its commas', () => {
  const story = 'we are nine people, my husband did the computers, he retired, '.repeat(4)
  const told = storyAround(`${story}tax season is near and i really just want to know what you do`)
  expect(told?.asked).toBe('i really just want to know what you do')
  expect(told?.story).toContain('he retired, tax season is near')
})

test('who complains in trouble gets the emergency line and is heard', async () => {
  const { parts, citations } = await converse(chain, ['your guy broke our server'])
  expect(JSON.stringify(parts)).toContain('sorry for the trouble')
  expect(citations.map(({ path }) => path)).toEqual(['/resources#emergency', '/contact'])
})
