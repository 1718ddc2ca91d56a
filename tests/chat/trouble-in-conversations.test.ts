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
