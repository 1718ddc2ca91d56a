import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPageStyles, type SafelistEntry } from './page-styles'
import { readSheet } from './read-sheet'

const css = (sheet: string, html: string, safelist: SafelistEntry[] = []) =>
  createPageStyles(readSheet(sheet), { safelist, ownStyles: '' })(html).css.toString()

test('a page gets the rules whose classes it contains, in the order of the sheet', () => {
  const sheet = '.a{color:red}.b{color:blue}.c{color:green}.a .c{top:0}.a .b{top:1px}'
  expect(css(sheet, '<p class="c a">')).toBe('.a{color:red}.c{color:green}.a .c{top:0}')
})

test('rules without a class are in every page', () => {
  const sheet = ':root{--x:1}p,a[href]{margin:0}@font-face{font-family:F}'
  expect(css(sheet, '')).toBe(sheet)
})

test('a page gets only the selectors of a list that it needs', () => {
  expect(css('.a,.b,.c{color:red}', '<p class="a"><p class="c">')).toBe('.a,.c{color:red}')
})

test('a class inside :not() does not have to be present', () => {
  expect(css('.a:not(.b){color:red}.a:not(.b) .c{top:0}', '<p class="a">')).toBe(
    '.a:not(.b){color:red}',
  )
})

test('a media query is kept around its rules and dropped with the last of them', () => {
  const sheet = '@media print{.a{color:red}.b{top:0}}@media (min-width:9px){.b{top:0}}'
  expect(css(sheet, '<p class="a">')).toBe('@media print{.a{color:red}}')
})

test('a container query is kept around its rules and dropped with the last of them', () => {
  const sheet = '@container (width>=9px){.a{color:red}.b{top:0}}@container (width>=1px){.b{top:0}}'
  expect(css(sheet, '<p class="a">')).toBe('@container (width>=9px){.a{color:red}}')
})

test('keyframes are included with a rule that uses them', () => {
  const frames = (name: string) => `@keyframes ${name}{to{top:0}}`
  const sheet = `${['k', 'l', 'm', 'n'].map(frames).join('')}.a{animation:1s ease-out k,.2s l}.b{animation:1s m}.c{animation-name:n}`
  expect(css(sheet, '<p class="a">')).toBe(
    `.a{animation:1s ease-out k,.2s l}${frames('k')}${frames('l')}`,
  )
  expect(css(sheet, '<p class="c">')).toBe(`.c{animation-name:n}${frames('n')}`)
})

test('declarations are copied unchanged, including braces in strings and !important', () => {
  const sheet = '.a{color:red;content:"};.x{"}.a{top:0!important;--v:1}'
  expect(css(sheet, '<p class="a">')).toBe(sheet)
})

test('classes of the safelist are included', () => {
  const sheet = '.banner{top:0}.dot{left:0}'
  const safelist = [
    { on: null, classes: ['banner'] },
    { on: 'carousel', classes: ['dot'] },
  ]
  expect(css(sheet, '', safelist)).toBe('.banner{top:0}')
  expect(css(sheet, '<p class="carousel">', safelist)).toBe(sheet)
})

test('hover rules of the safelist are left to the full sheet', () => {
  const sheet = '.banner:hover{top:0}.a:hover{left:0}'
  expect(css(sheet, '<p class="a">', [{ on: null, classes: ['banner'] }])).toBe('.a:hover{left:0}')
})

test('rules for an open chat are left to the full sheet, with which it opens', () => {
  const sheet = 'body:has(#chat-panel) .a{top:0}.a{top:1px}'
  expect(css(sheet, '<p class="a">')).toBe('.a{top:1px}')
})

test('text that looks like a class attribute is ignored', () => {
  expect(css('.a{top:0}', '<p>class="a"</p><p title="class=a">')).toBe('')
})

test('the hash is that of the inlined styles, which end with those of every page', () => {
  const page = createPageStyles(readSheet('.a{top:0}'), { safelist: [], ownStyles: '.z{top:1px}' })(
    '<p class="a">',
  )
  const inlined = '.a{top:0}.z{top:1px}'
  const hash = createHash('sha256').update(inlined).digest('base64')
  expect(page).toEqual({ css: Buffer.from(inlined), hash: `sha256-${hash}` })
})
