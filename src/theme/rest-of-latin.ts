// The letters that the site's own texts do not use: in a name that a visitor types, or a question in
// Spanish. A face that is there and not loaded has Chromium look for a stand-in for every size and weight
// on the page, 30 ms and more of a phone's time, so these are added when such a letter comes.
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'
import type { WebFont } from './web-fonts'

const ranges =
  'U+A0-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+20AC, U+2122'
const letters = new RegExp(
  `[${ranges
    .split(', ')
    .map((range) => range.slice('U+'.length).replace(/\w+/g, '\\u{$&}'))
    .join('')}]`,
  'u',
)

export const restOfLatin: WebFont[] = [
  { family: 'Host Grotesk', file: hostGrotesk, weight: '450 650', unicodeRange: ranges },
  { family: 'Figtree', file: figtree, weight: '400 600', unicodeRange: ranges },
]

let added = false

/** To be told of each text on the page that is not the site's own. */
export function addLettersOf(text: string): void {
  if (added || !letters.test(text)) return
  added = true
  for (const { family, file, weight, unicodeRange } of restOfLatin) {
    document.fonts.add(
      new FontFace(family, `url(${file})`, { weight, unicodeRange, display: 'swap' }),
    )
  }
}

/** Hears what is typed, and looks at what stands in the fields already. */
export function watchLetters(): void {
  const look = (field: unknown) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      addLettersOf(field.value)
    }
  }
  for (const field of document.querySelectorAll('input, textarea')) look(field)
  for (const sign of ['input', 'focusin'])
    addEventListener(sign, ({ target }) => look(target), true)
}
