import { expect, test } from 'vitest'
import { isOver } from '../../server/chat/guards/called-off'
import { isEmergency, troubleOf } from '../../server/chat/guards/emergency'
import { converse } from './evaluate'
import { answerTo, chain, firstStep, line } from './report-answers'

test.each(['we already shut everything off', 'ok done. what now', 'who do we tell', 'um'])(
  'after a report of an attack, “%s” is answered with the emergency line and the steps',
  async (said) => {
    const { text, outcome } = await answerTo('we got hit by ransomware', said)
    expect(outcome).toBe('answered')
    expect(text.startsWith(line)).toBe(true)
    expect(text).toContain(firstStep)
  },
)

test('a report of an attack is answered with the first step before anything else', async () => {
  const { text } = await answerTo('we got hit by ransomware')
  expect(text.indexOf(firstStep)).toBeGreaterThan(0)
  expect(text).not.toContain('cyber insurer')
})

test.each(['we have no backup', 'can you restore our backup', 'our website is old'])(
  'after a report of an attack, “%s” is about it',
  async (said) => {
    const { text } = await answerTo('we got hit by ransomware', said)
    expect(text.startsWith(line)).toBe(true)
  },
)

test('a laptop that is no use is not one to take back', async () => {
  expect((await answerTo('laptop won’t charge')).text).not.toContain('access ends')
})

test('whoever is locked out may mention a vacation', async () => {
  expect((await answerTo('got locked out after vacation')).outcome).toBe('answered')
})

test('what fails after an attack is part of it', async () => {
  const { text } = await answerTo('we got hacked', 'and now the server is down', 'what now')
  expect(text).toContain(firstStep)
})

test('a report with a typo is answered with the emergency line first', async () => {
  const { text } = await answerTo('got hackd plz help')
  expect(text.startsWith(line)).toBe(true)
})

test('whether to restore is asked about the attack, although we sell backups', async () => {
  const { text } = await answerTo('we got hit by ransomware', 'should we restore the backup now')
  expect(text.startsWith(line)).toBe(true)
  expect(text).toContain('Do not restore before the way in is closed')
})

test('whether to pay is asked about the ransom, and a price does not end an emergency', async () => {
  const { text } = await answerTo('we got hit by ransomware', 'should we pay')
  expect(text.indexOf('do not pay')).toBeGreaterThan(0)
  expect(text.indexOf('do not pay')).toBeLessThan(text.indexOf(firstStep))
  const later = await answerTo('we got hit by ransomware', 'what does that cost', 'and what now')
  expect(later.text.startsWith(line)).toBe(true)
})

test('an emergency lasts through small talk and remarks about what still works', async () => {
  const asked = [
    'we got hit by ransomware',
    'ok',
    'um',
    'ok',
    'our backups are fine',
    'ok',
    'hello?',
  ]
  const { text } = await answerTo(...asked, 'what now')
  expect(text.startsWith(line)).toBe(true)
  expect(text).toContain(firstStep)
})

test('who says that it works again is not told what we do', async () => {
  const { text } = await answerTo('my email is not working', 'it works again thanks')
  expect(text).toMatch(/^You’re welcome/)
})

test('after a report, words of another field are not off topic', async () => {
  const { text, outcome } = await answerTo('our server is down', 'my wife unplugged it')
  expect(outcome).toBe('answered')
  expect(text.startsWith(line)).toBe(true)
})

test('after a report of a failure, an unmatched message is answered with the emergency line', async () => {
  const { text, outcome } = await answerTo('our server is down', 'tried that already')
  expect(outcome).toBe('answered')
  expect(text.startsWith(line)).toBe(true)
})

test.each([
  ['false alarm, it was a test'],
  ['never mind, it works again'],
  ['do you build websites'],
])('“%s” ends an emergency', async (said) => {
  expect((await answerTo('our network is down', said)).text).not.toContain(line)
  expect((await answerTo('our network is down', said, 'ok')).text).not.toContain(line)
})

test.each([
  ['false alarm', true],
  ['we fixed it ourselves', true],
  ['it works again', true],
  ['it is not fixed', false],
  ['when will it be fixed', false],
  ['is it fixed now?', false],
  ['it is fixed but the printer is down', false],
  ['is it fixed yet', false],
  ['everything is fine now, right?', false],
  ['is the server back up', false],
  ['our backups are fine', false],
  ['the front desk is back', false],
  ['it is all over our network', false],
  ['it’s over 40 computers', false],
  ['everything is ok except the server', false],
  ['that’s over an hour now', false],
  ['it is acting up again', false],
  ['it’s fine now i guess', true],
  ['everything is good and the phones work', true],
  ['never mind the printer, the server room smells', false],
  ['just wondering how long this takes', false],
  ['nothing happened after i called', false],
  ['it is not an emergency line that I need, I need a person', false],
])('isOver(%j) is %s', (text, over) => {
  expect(isOver(text)).toBe(over)
})

test('what to do is asked by people in trouble, what would be done is not', () => {
  expect(troubleOf('I clicked a link and typed in my password, what do I do')).toBe('attack')
  expect(troubleOf('I think I opened something I should not have')).toBe('attack')
  expect(troubleOf('she downloaded something weird')).toBe('attack')
  expect(troubleOf('I opened a zip from a stranger')).toBe('attack')
  expect(troubleOf('she clicked something and now popups everywhere')).toBe('attack')
  expect(troubleOf('I think our competitor is reading our mail')).toBe('attack')
  expect(troubleOf('internet is out what should we do')).toBe('failure')
  expect(troubleOf('what do you do when the internet is out')).toBeNull()
  expect(troubleOf('what do we do if the internet is out')).toBeNull()
})

test.each([
  'Where is our data stored and is it encrypted at rest?',
  'is email encrypted',
  'Are our backups encrypted?',
  'our laptops must be encrypted for hipaa',
  'we need our email encrypted',
  'are old computers wiped',
])('isEmergency is false for what is so by design: %s', (text) => {
  expect(isEmergency(text)).toBe(false)
})

test.each([
  'our files are encrypted',
  'all our computers are locked and we need help',
  'why are all our files encrypted',
  'they want money, all files encrypted',
  'ALL OUR FILES HAVE A .LOCKED EXTENSION… HELP',
  'is anyone there all our files are encrypted',
  'do something all our files are encrypted',
  'our files got encrypted is it serious',
  'all our data was deleted how bad is it',
  'how can we get our files back they are all locked',
  'was our server wiped',
  'they will keep our files encrypted unless we send bitcoin',
  'we need assistance files encrypted',
])('isEmergency is true for a report: %s', (text) => {
  expect(isEmergency(text)).toBe(true)
})

test('the part of the how-to that answers a question comes before its steps', async () => {
  const { text } = await answerTo('should we pay the ransom??')
  expect(text.indexOf('do not pay')).toBeGreaterThan(-1)
  expect(text.indexOf('do not pay')).toBeLessThan(text.indexOf(firstStep))
})

test('what is next after an attack is the steps, and thanks are answered', async () => {
  expect((await answerTo('somebody hacked our email', 'what is next')).text).toContain(firstStep)
  const { text } = await answerTo('somebody hacked our email', 'thanks')
  expect(text.startsWith(line)).toBe(true)
  expect(text).not.toContain(firstStep)
})

test('what I do is not what you do', async () => {
  const { citations } = await converse(chain, ['so what do I do'])
  expect(citations.map(({ path }) => path)).not.toContain('/resources#services')
})

test('a computer that does not turn on is not answered with whether to turn it off', async () => {
  expect((await answerTo('my computer wont turn on')).text).not.toContain(firstStep)
})

test('a report that shares only some words with a how-to is not answered with its steps', async () => {
  expect((await answerTo('mail isn’t coming in')).text).not.toContain('forwarding rules')
})

test('whose passwords somebody else has changed has not forgotten them', async () => {
  const { citations } = await converse(chain, ['all our passwords changed and we didnt do it'])
  expect(citations.map(({ path }) => path)).toEqual(['/resources#suspected-break-in'])
})

test('a complaint within a report is answered after the emergency line', async () => {
  const { text } = await answerTo('after your update nothing prints')
  expect(text.startsWith(line)).toBe(true)
  expect(text).toContain('sorry for the trouble')
})

test('a report that asks where something went is answered once', async () => {
  const { citations } = await converse(chain, ['where did all our files go'])
  expect(citations.map(({ path }) => path)).toEqual(['/resources#emergency'])
})

test('whoever is locked out without an attack learns how we reset a password', async () => {
  const { citations } = await converse(chain, ['my account is locked and I present in ten minutes'])
  expect(citations.map(({ path }) => path)).toEqual(['/resources#forgotten-password'])
})
