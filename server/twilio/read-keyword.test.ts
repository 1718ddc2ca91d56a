import { expect, test } from 'vitest'
import { readKeyword } from './read-keyword'

test('every word of the contract is understood', () => {
  const words = {
    stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
    start: ['START', 'UNSTOP', 'YES'],
    help: ['HELP', 'INFO'],
  }
  for (const [wish, list] of Object.entries(words)) {
    for (const word of list) expect(readKeyword(word), word).toEqual({ word, wish })
  }
})

test('case, blanks, punctuation, pictures and the width of letters do not matter', () => {
  const typed = ['stop', '  Stop. ', '"STOP"', 'stop!\n', 'S T O P', '«stop»', '\u200bstop']
  for (const text of [...typed, 'Stop 🛑', 'STOP ❤\ufe0f', 'stop ✋🏽', 'ＳＴＯＰ']) {
    expect(readKeyword(text)?.word, JSON.stringify(text)).toBe('STOP')
  }
  expect(readKeyword('Stop all')?.word).toBe('STOPALL')
  expect(readKeyword('opt-out')?.word).toBe('OPTOUT')
})

test('courtesy around a STOP leaves it one', () => {
  for (const text of [
    'STOP please',
    'Please stop.',
    'please stop texting me!',
    'Stop it now, thanks',
    'STOP STOP',
    'stop\nstop stop!',
    'Stop. Stop texting me!!',
    'Stop msgs, bye',
  ]) {
    expect(readKeyword(text), text).toEqual({ word: 'STOP', wish: 'stop' })
  }
  expect(readKeyword('unsubscribe me please')?.word).toBe('UNSUBSCRIBE')
})

test('a sentence, nothing, and names of built-in properties are no keyword', () => {
  for (const text of [
    'please stop by at noon',
    '',
    '...',
    'constructor',
    '__proto__',
    'yes please',
    'please help me',
    'stop the leak in our server room',
    'cancel my appointment please',
    'please',
  ]) {
    expect(readKeyword(text), JSON.stringify(text)).toBeNull()
  }
})
