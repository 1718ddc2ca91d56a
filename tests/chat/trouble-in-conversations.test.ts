import { expect, test } from 'vitest'
import { answerTo, firstStep, line } from './report-answers'

test.each([
  ['have you ever seen this, our server was hacked and all files are encrypted'],
  [
    'have you ever seen this, our server was hacked and all files are encrypted',
    'what do we do now',
  ],
])('an attack counts although the report begins with a question to us: %s', async (...said) => {
  const { text } = await answerTo(...said)
  expect(text.startsWith(line)).toBe(true)
  expect(text).toContain(firstStep)
})

test('a failure is remembered although its report begins with a question to us', async () => {
  const { text } = await answerTo(
    'have you been able to look at our server, it is down',
    'what now',
  )
  expect(text.startsWith(line)).toBe(true)
})

test.each(['Hackett', 'Dowd', 'Leakey', 'Ranson', 'Breech', 'Hackel', 'Viris'])(
  '%s Dental, which needs a website, is a name and no emergency',
  async (name) => {
    expect((await answerTo(`${name} Dental needs a website`)).text).not.toContain(line)
  },
)

test.each(['fifth', 'seventh', 'eighth', '8th'])(
  'the %s entry of a list is no emergency, whatever its title says',
  async (place) => {
    const listed = 'which industries do you work with'
    const { outcome, text } = await answerTo(listed, `tell me about the ${place} one`)
    expect(outcome).toBe('answered')
    expect(text).not.toContain(line)
  },
)

test.each([
  ['got hackd plz help', 'what now'],
  ['got hackd', 'we have no backup'],
  ['our files are encrpted', 'what do we do now'],
])('an attack reported as “%s” is remembered at “%s”', async (...said) => {
  const { text } = await answerTo(...said)
  expect(text.startsWith(line)).toBe(true)
  expect(text).toContain(firstStep)
})

test.each(['what do we do now', 'my wife unplugged it', 'tried that already'])(
  'a failure reported with typos is remembered at “%s”',
  async (said) => {
    const { outcome, text } = await answerTo('servr is dwon', said)
    expect(outcome).toBe('answered')
    expect(text.startsWith(line)).toBe(true)
  },
)

test('a report with a typo may mention anything', async () => {
  const { outcome, text } = await answerTo('our servr is dwon, my wife unplugged it')
  expect(outcome).toBe('answered')
  expect(text.startsWith(line)).toBe(true)
})

test('what was only asked about is trouble once it has happened', async () => {
  const asked = 'can you help if email gets hacked'
  for (const said of [
    [asked, 'it just did'],
    [asked, 'it just did', 'ok we unplugged it. now what'],
  ]) {
    const { text } = await answerTo(...said)
    expect(text.startsWith(line)).toBe(true)
    expect(text).toContain(firstStep)
  }
  expect((await answerTo('do you do web design', 'it just did')).text).not.toContain(line)
})

test('who still signs in to the bank account is no errand', async () => {
  const { outcome, text } = await answerTo('old office manager still signs in to the bank account')
  expect(outcome).toBe('answered')
  expect(text.startsWith(line)).toBe(true)
})

test.each([
  ['can you help if email gets hacked', 'it just did, what now'],
  ['can you help if email gets hacked', 'it just did. help!'],
  ['can you help if email gets hacked', 'it just did what do we do'],
  ['can you help if email gets hacked', 'it just did please help'],
  ['can you help if email gets hacked', 'and it just happened again'],
  ['can you help if email gets hacked', 'it did happen'],
  ['can you help if email gets hacked', 'it happened yesterday'],
  ['can you help if email gets hacked', 'too late it just did'],
  ['can you help if email gets hacked', 'just happened'],
  ['can you help if email gets hacked', 'just did'],
  ['can you help if email gets hacked', 'thanks', 'it just did'],
  ['can you help if email gets hacked', 'because it just did'],
  ['can you help if email gets hacked', 'it already happened'],
  ['can you help if email gets hacked', 'it happened today'],
  ['can you help if email gets hacked', 'it is happening right now'],
  ['can you help if email gets hacked', 'it just did today'],
  ['can you help if email gets hacked', 'it just did', 'it just did'],
  ['can you help if email gets hacked', 'oh no. it just did'],
  ['can you help if email gets hacked', 'thats what just happened'],
  ['can you help if email gets hacked', 'that just happened to our company'],
  ['can you help if email gets hacked', 'yes it did'],
  ['can you help if email gets hacked', 'this just happened to us this morning'],
  ['can you help if email gets hacked', 'ok thanks', 'it just did, what now'],
  ['can you help if email gets hacked', 'ok thanks, good to know', 'too late it just did'],
  ['what do you do about ransomware', 'it happened to us, what now'],
])('what was asked about has happened: “%s”, “%s”', async (...said) => {
  const { text } = await answerTo(...said)
  expect(text.startsWith(line)).toBe(true)
  expect(text).toContain(firstStep)
})

test.each([
  ['can you help if email gets hacked', 'it just did', 'never mind false alarm'],
  ['can you help if email gets hacked', 'do you do web design', 'it just did'],
  ['can you help if email gets hacked', 'it happened last year'],
  ['can you help if email gets hacked', 'what happened at GJ Fitness'],
  ['can you help if email gets hacked', 'has it happened to you'],
  ['can you help if email gets hacked', 'did it happen before'],
  ['can you help if email gets hacked', 'when it just happened how soon do you answer'],
  ['can you help if email gets hacked', 'if it happened, what would you do'],
  ['can you help if email gets hacked', 'it never happened'],
  ['can you help if email gets hacked', 'I hope it did not happen to you'],
  ['can you help if email gets hacked', 'thanks, it did help'],
  ['can you help if email gets hacked', 'it happened to a friend'],
  ['can you help if email gets hacked', 'it did, thanks'],
  ['can you help if email gets hacked', 'that did help'],
  ['can you help if email gets hacked', 'it happened to our old provider'],
  ['can you help if email gets hacked', 'that did help'],
  ['can you help if email gets hacked', 'it did help us'],
  ['we were hacked two years ago', 'it did happen'],
])('what was asked about has not happened: “%s”, “%s”', async (...said) => {
  expect((await answerTo(...said)).text).not.toContain(line)
})

test('trouble that was over is back although something else was asked in between', async () => {
  const said = [
    'our server is down',
    'fixed, thanks',
    'do you do web design',
    'it just happened again',
  ]
  expect((await answerTo(...said)).text).toContain(line)
})
