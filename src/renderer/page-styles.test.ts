import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPageStyles, type SafelistEntry } from './page-styles'

const css = (sheet: string, html: string, safelist: SafelistEntry[] = []) =>
  createPageStyles(sheet, safelist)(html).css

test('a page gets the rules whose classes it holds, in the order of the sheet', () => {
  const sheet = '.a{color:red}.b{color:blue}.c{color:green}.a .c{top:0}.a .b{top:1px}'
  expect(css(sheet, '<p class="c a">')).toBe('.a{color:red}.c{color:green}.a .c{top:0}')
})

test('rules without a class are for every page', () => {
  const sheet = ':root{--x:1}p,a[href]{margin:0}@font-face{font-family:F}'
  expect(css(sheet, '')).toBe(sheet)
})

test('of several selectors a page gets those that it needs', () => {
  expect(css('.a,.b,.c{color:red}', '<p class="a"><p class="c">')).toBe('.a,.c{color:red}')
})

test('a class that must not be there need not be there', () => {
  expect(css('.a:not(.b){color:red}.a:not(.b) .c{top:0}', '<p class="a">')).toBe(
    '.a:not(.b){color:red}',
  )
})

test('a condition stays around its rules, and goes with the last of them', () => {
  const sheet = '@media print{.a{color:red}.b{top:0}}@media (min-width:9px){.b{top:0}}'
  expect(css(sheet, '<p class="a">')).toBe('@media print{.a{color:red}}')
})

test('so does a condition on the size of a container', () => {
  const sheet = '@container (width>=9px){.a{color:red}.b{top:0}}@container (width>=1px){.b{top:0}}'
  expect(css(sheet, '<p class="a">')).toBe('@container (width>=9px){.a{color:red}}')
})

test('keyframes come with a rule that plays them', () => {
  const frames = (name: string) => `@keyframes ${name}{to{top:0}}`
  const sheet = `${['k', 'l', 'm', 'n'].map(frames).join('')}.a{animation:1s ease-out k,.2s l}.b{animation:1s m}.c{animation-name:n}`
  expect(css(sheet, '<p class="a">')).toBe(
    `.a{animation:1s ease-out k,.2s l}${frames('k')}${frames('l')}`,
  )
  expect(css(sheet, '<p class="c">')).toBe(`.c{animation-name:n}${frames('n')}`)
})

test('declarations are kept to the letter, and neighbors with the same ones are not mixed up', () => {
  const sheet = '.a{color:red;content:"};.x{"}.a{top:0!important;--v:1}'
  expect(css(sheet, '<p class="a">')).toBe(sheet)
})

test('what appears without being asked is styled from the start', () => {
  const sheet = '.banner{top:0}.dot{left:0}'
  const safelist = [
    { on: null, classes: ['banner'] },
    { on: 'carousel', classes: ['dot'] },
  ]
  expect(css(sheet, '', safelist)).toBe('.banner{top:0}')
  expect(css(sheet, '<p class="carousel">', safelist)).toBe(sheet)
})

test('what a moving pointer does to it waits for the whole sheet', () => {
  const sheet = '.banner:hover{top:0}.a:hover{left:0}'
  expect(css(sheet, '<p class="a">', [{ on: null, classes: ['banner'] }])).toBe('.a:hover{left:0}')
})

test('text that looks like a class is none', () => {
  expect(css('.a{top:0}', '<p>class="a"</p><p title="class=a">')).toBe('')
})

test('the hash is that of the styles as they stand in the page', () => {
  const page = createPageStyles('.a{top:0}', [])('<p class="a">')
  const hash = createHash('sha256').update('.a{top:0}').digest('base64')
  expect(page).toEqual({ css: '.a{top:0}', hash: `sha256-${hash}` })
})
