import { expect, test } from 'vitest'
import { processorTimeOf } from '../../tests/support/processor-time'
import { readKeyword } from './read-keyword'

test('every keyword of the contract is recognized', () => {
  const words = {
    stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
    start: ['START', 'UNSTOP', 'YES'],
    help: ['HELP', 'INFO'],
  }
  for (const [action, list] of Object.entries(words)) {
    for (const word of list) expect(readKeyword(word), word).toEqual({ word, action })
  }
})

test('a keyword is recognized regardless of case, spaces, punctuation, emoji, and full-width letters', () => {
  const typed = ['stop', '  Stop. ', '"STOP"', 'stop!\n', 'S T O P', '«stop»', '\u200bstop']
  for (const text of [...typed, 'Stop 🛑', 'STOP ❤\ufe0f', 'stop ✋🏽', 'ＳＴＯＰ']) {
    expect(readKeyword(text)?.word, JSON.stringify(text)).toBe('STOP')
  }
  expect(readKeyword('Stop all')?.word).toBe('STOPALL')
  expect(readKeyword('opt-out')?.word).toBe('OPTOUT')
})

test('a STOP with polite words around it is recognized', () => {
  for (const text of [
    'STOP please',
    'Please stop.',
    'please stop texting me!',
    'Stop it now, thanks',
    'STOP STOP',
    'stop\nstop stop!',
    'Stop. Stop texting me!!',
    'Stop msgs, bye',
    'Stop, thank you',
    'Please stop. Thank you!',
    'Stop\n\nSent from my iPhone',
    'STOP - Sent from my iPhone',
    'Stop -- Sent from my Galaxy S24',
    'Stop - Sent from my iPhone 15 Pro Max.',
    'Stop - Sent from my Galaxy Z Flip5',
    'Stop - Sent from my T-Mobile 4G LTE device',
    'Stop - Sent from my Verizon, Samsung Galaxy smartphone',
    'Stop\n--Sent from my iPhone',
    'stop — get Outlook for iOS',
    'Stop\nSent from my Verizon, Samsung Galaxy smartphone',
    'Stop\n\nGet Outlook for iOS',
    'Reply STOP',
    'STOP to opt out',
    'Stop immediately!',
    'stop txting me',
    'Stop please and thank you',
    'Stop thx',
    'stop receiving texts',
    'I want to stop receiving texts',
    'No, stop',
    'Wrong number, stop',
    'just stop',
    'stop spam',
  ]) {
    expect(readKeyword(text), text).toEqual({ word: 'STOP', action: 'stop' })
  }
  expect(readKeyword('unsubscribe me please')?.word).toBe('UNSUBSCRIBE')
})

test('a revocation in a sentence of its own is recognized', () => {
  const own = ['I want to stop', 'Revoke consent', 'I revoke my consent.', 'cancel my messages']
  const theirs = ['I want to unsubscribe', 'please unsubscribe me from this', 'I’d like to opt out']
  const otherWords = [
    'Take me off your list, thank you',
    'opt out of texts',
    'do not text me',
    'Don’t text me again!',
    'dont message me anymore',
    'remove me',
  ]
  const number = ['Stop texting this number', 'Do not text this number', 'remove this number']
  const mobile = ['Stop texting my cell phone', 'Stop texting my mobile number']
  const more = ['No more texts please', 'please take me off your list', 'Remove me from this list.']
  const receiving = [
    'I revoke consent to receive texts',
    'unsubscribe from this list',
    'I no longer wish to receive text messages',
    'I don’t want to get any more of these texts',
    'i do not want texts',
    'Don’t send me any more messages please',
  ]
  const all = [...own, ...theirs, ...otherWords, ...number, ...mobile, ...more, ...receiving]
  for (const text of all) {
    expect(readKeyword(text)?.action, text).toBe('stop')
  }
})

test('sentences, empty texts, and names of built-in properties are not keywords', () => {
  for (const text of [
    'please stop by at noon',
    '',
    '...',
    'constructor',
    '__proto__',
    'yes please',
    'please help me',
    'cancel my phone',
    'cancel all of these',
    'the end of it',
    'the end',
    'Thanks, the end',
    'The... end',
    'Cancel - sent from my wife, we cannot make it',
    'Cancel - sent from my iPhone, we cannot make it',
    'cancel - sent from my mobile please call me',
    'Cancel\nSent from the office of Dr. Lee',
    'ok, end of message',
    'Sent from my iPhone',
    'help get outlook for ios',
    'please stop by my phone shop',
    'stop the leak in our server room',
    'cancel my appointment please',
    'please',
    'do not text me before noon',
    'remove me from the meeting',
    'no more texts arrive on my phone',
    'I want to cancel my appointment',
    'this is the end of our contract',
    'from my end',
    'I need to cancel',
    'I’d like to cancel this please',
    'hi, I need to quit',
    'please don’t text me now',
    'Don’t text me 8-5',
    'Remove my number 214-555-0199',
    'no, cancel',
    'wrong number',
    'I no longer want to receive the newsletter',
    'please stop getting hacked',
    'stop receiving mail on our server',
    'I stopped receiving messages',
    'do not send me texts before noon',
    'I don’t want you to stop by',
  ]) {
    expect(readKeyword(text), JSON.stringify(text)).toBeNull()
  }
})

test('sixteen times the letters take about sixteen times as long to read', async () => {
  // Every second letter begins a word for a pattern that knows only the borders of ASCII words. A quadratic pattern
  // takes 256 times as long.
  expect((await costOf(6_400)) / (await costOf(400))).toBeLessThan(64)
})

/** Milliseconds of processor time for many readings of a text of this length. */
function costOf(length: number): Promise<number> {
  const text = 'aя'.repeat(length / 2)
  return processorTimeOf(() => {
    for (let run = 0; run < 30; run++) readKeyword(text)
  })
}
