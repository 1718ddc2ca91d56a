import { expect, test } from 'vitest'
import { meantAddress } from './meant-address'

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann.Lee+it@GMAI.COM', 'Ann.Lee+it@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmial.con', 'ann@gmail.com'],
  ['ann@gmail.cm', 'ann@gmail.com'],
  [' ann@outlok.com ', 'ann@outlook.com'],
  ['ann@lee-sons.con', 'ann@lee-sons.com'],
  ['ann@mail.lee.cmo', 'ann@mail.lee.com'],
  ['ann@gmail.comm', 'ann@gmail.com'],
])('the address %j has a slip: %j is meant', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})

test.each([
  ...[
    'gmail.com',
    'ymail.com',
    'mail.com',
    'email.com',
    'gmx.com',
    'lee-sons.com',
    'lee.co',
    'me.com',
  ],
  // Such endings exist, and so may such names under endings of countries.
  ...['lee.cm', 'lee.om', 'gmai.de', 'yaho.co.uk'],
  // Not an address yet, or never one.
  ...[
    'gmial',
    'gmial.',
    '.com',
    '',
    'gmail..con',
    '.gmial.com',
    'constructor.cm',
    '__proto__.con@',
  ],
])('the domain %j is left alone', (domain) => {
  expect(meantAddress(`ann@${domain}`)).toBe('')
})

test('nothing is asked while a right address is being typed', () => {
  for (const domain of ['gmail.com', 'yahoo.com', 'hotmail.com', 'icloud.com', 'lee.community']) {
    const steps = [...domain].map((_letter, at) => `ann@${domain.slice(0, at + 1)}`)
    expect(steps.map(meantAddress).join(''), domain).toBe('')
  }
})

test('nothing is asked about text without a name before the domain', () => {
  expect(['gmial.com', '@gmial.com', 'gmial.com@'].map(meantAddress)).toEqual(['', '', ''])
})
