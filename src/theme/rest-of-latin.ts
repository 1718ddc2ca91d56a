// The Latin letters that the site's own texts do not use: in a name that a visitor types, or a question in
// Spanish. A declared font face that is not loaded makes Chromium look for a fallback for every size and
// weight on the page, at least 30 ms on a phone, so these are added when such a letter appears.
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'

const ranges =
  'U+A1-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+20AC, U+2122'
const letters = new RegExp(
  `[${ranges
    .split(', ')
    .map((range) => range.slice('U+'.length).replace(/\w+/g, '\\u{$&}'))
    .join('')}]`,
  'u',
)

const restOfLatin = [
  ['Host Grotesk', hostGrotesk, '450 650'],
  ['Figtree', figtree, '400 600'],
] as const

let added = false

/** To be called with each text on the page that is not the site's own. */
export function addLettersOf(text: string): void {
  if (added || !letters.test(text)) return
  added = true
  for (const [family, file, weight] of restOfLatin) {
    document.fonts.add(
      new FontFace(family, `url(${file})`, { weight, unicodeRange: ranges, display: 'swap' }),
    )
  }
}

/** Watches what is typed, and checks what the fields already contain. */
export function watchLetters(): void {
  const checkField = (field: unknown) => {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      addLettersOf(field.value)
    }
  }
  for (const field of document.querySelectorAll('input, textarea')) checkField(field)
  for (const sign of ['input', 'focusin'])
    addEventListener(sign, ({ target }) => checkField(target), true)
}
