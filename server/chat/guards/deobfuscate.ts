// Undoes disguises in text: invisible characters, look-alike letters and encodings.
import { keptForTurn } from '../kept-for-turn'
import { withoutAccents } from '../without-accents'

const LEET = lettersFor('013457@$!|', 'oieastasil')
/** Cyrillic, Armenian and Greek letters, and the apostrophes that phones type. */
const LOOKALIKES = lettersFor('аеорсхуіѕԁոмткнвαοεινρτυκ’‘ʼ', "aeopcxyisdnmtkhbaoeivptuk'''")
// Zero-width characters, soft hyphens, direction marks, and the invisible tag characters.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const TAGS = /[\u{e0020}-\u{e007e}]/gu

/** Every reading of a text that a model might find in it, the plain one first, in lower case. */
export function decodedVariants(text: string): string[] {
  const hidden = Array.from(text.matchAll(TAGS), ([tag]) =>
    String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000),
  ).join('')
  const plain = flatten(text)
  const readings = [
    plain,
    flatten(hidden),
    replaceAll(plain, LEET),
    collapse(joinSpaced(unmask(text))),
    rot13(plain),
    [...plain].reverse().join(''),
    ...decoded(text),
  ]
  return readings.filter((reading) => reading !== '')
}

/** Lower case, look-alike letters replaced, no accents, nothing invisible, single spaces. */
export const flatten = keptForTurn((text) => collapse(unmask(text)))

function collapse(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim()
}

/** As `flatten`, with all of the text's spaces. */
function unmask(text: string): string {
  const visible = withoutAccents(text.replace(INVISIBLE, ''))
  return replaceAll(visible.toLowerCase(), LOOKALIKES)
}

/** Signs, and for each of them the letter that it stands for. */
interface Letters {
  any: RegExp
  of: ReadonlyMap<string, string>
}

/** @param signs none of which means something else within the brackets of a pattern */
function lettersFor(signs: string, letters: string): Letters {
  const of = new Map(Array.from(signs, (sign, place) => [sign, letters.charAt(place)]))
  return { any: new RegExp(`[${signs}]`, 'g'), of }
}

function replaceAll(text: string, { any, of }: Letters): string {
  return text.replace(any, (sign) => of.get(sign) ?? sign)
}

/** Joins spaced-out letters: "i g n o r e", "i-g-n-o-r-e", "i.g.n.o.r.e". Another separator, or two, ends the word. */
function joinSpaced(text: string): string {
  return text.replace(
    /(?<![a-z0-9])[a-z0-9]([ .*·-])[a-z0-9](?:\1[a-z0-9])+(?![a-z0-9])/g,
    (spaced, separator: string) => spaced.replaceAll(separator, ''),
  )
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  )
}

/** The readable text that base64, hexadecimal and percent encoding inside the text decode to. */
function decoded(text: string): string[] {
  const base64 = (text.match(/[A-Za-z0-9+/_-]{16,}={0,2}/g) ?? []).map((run) =>
    Buffer.from(run, 'base64'),
  )
  const hex = (text.match(/(?:[0-9a-f]{2}[\s:]?){10,}/gi) ?? []).map((run) =>
    Buffer.from(run.replace(/[^0-9a-f]/gi, ''), 'hex'),
  )
  const bytes = [...base64, ...hex].map((buffer) => buffer.toString('utf8'))
  const percent = /%[0-9a-f]{2}/i.test(text) ? [decodePercent(text)] : []
  return [...bytes, ...percent].filter(isReadable).map(flatten)
}

function decodePercent(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Most runs of letters decode to noise. */
function isReadable(text: string): boolean {
  const readable = text.match(/[\x20-\x7e\n]/g)?.length ?? 0
  return text.length >= 6 && readable / text.length > 0.9
}
