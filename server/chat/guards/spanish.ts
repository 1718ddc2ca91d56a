// Detects Spanish questions, and translates them word by word into the English that the search knows.
import { englishFor, spanishMarks } from '../lexicon/spanish-words'
import { normalize } from '../retrieval/words'

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bfin(?:es)? de semana\b/g, 'sabado'],
  [/\b(?:a )?que horas?\b/g, 'horario'],
  [
    /\b(?:que tan (?:rapido|pronto)|cuanto (?:tiempo )?(?:tardan|demoran|tardarian|se tardan))\b/g,
    'rapido',
  ],
  [/\bcuanto (?:dinero|vale|seria|sale)\b/g, 'precio'],
  [/\bque (?:hacen|ofrecen|servicios)\b|\ba que se dedican\b/g, 'servicios'],
  [/\b(?:hablan?|atienden?) (?:en )?(?:espanol|ingles)\b/g, 'idioma'],
  [/\bestan en\b/g, 'ubicados en'],
  [/\bquienes son(?: ustedes)?\b/g, 'acerca'],
  [/\btrabajan con\b/g, 'experiencia'],
  [/\btrabajan (?:fuera de|en)\b/g, 'atienden zona'],
  [/\bcodigo postal\b/g, 'direccion'],
  [/\bcomo (?:empezamos|empiezo)(?: a trabajar)?\b/g, 'empezar'],
]
/** Names of places and products that end like Spanish words but are not. */
const KEPT =
  /^(?:frisco|waco|laredo|antonio|mesquite|amarillo|azure|exchange|core|server|office|software|online)$/
const SPANISH_ENDING = /(?:[aeo]s?|[aei]r|[aei]n|on|ad|dor|iz|al)$/

/** Short cries for help have no room for a frequent word. */
const CRY_FOR_HELP =
  /^(?:hackear(?:on|an)|hackead[oa]s?|secuestraron|robaron|estafaron|borraron|tenemos|emergencia|socorro|ayud[ae](?:n?me|n?nos))$/

/** The question in English words; null if the text is not Spanish. */
export function readSpanish(text: string): string | null {
  const plain = normalize(text)
  if (!isSpanish(text, plain.split(' '))) return null
  const read = PHRASES.reduce((said, [pattern, word]) => said.replace(pattern, word), plain)
  return read
    .split(' ')
    .map(english)
    .filter((word) => word !== '')
    .join(' ')
}

function isSpanish(text: string, words: readonly string[]): boolean {
  const marks = words.filter((word) => spanishMarks.has(word)).length
  const marked = /[¿¡ñ]/i.test(text)
  const share = marks / Math.max(1, words.length)
  const english = words.some((word) =>
    /^(?:the|is|are|you|your|what|how|do|we|my|and|of|to)$/.test(word),
  )
  return (
    (marks >= 2 && share >= 0.3 && !english) ||
    (marked && (marks >= 1 || words.some((word) => englishFor(word) !== null))) ||
    (words.length === 1 && marks === 1 && (words[0]?.length ?? 0) > 2) ||
    (!english && words.some((word) => CRY_FOR_HELP.test(word)))
  )
}

/** An unknown Spanish word is dropped, so that it does not count as a foreign term. */
function english(word: string): string {
  if (KEPT.test(word)) return word
  const read = englishFor(word)
  if (read !== null) return read
  return spanishMarks.has(word) || SPANISH_ENDING.test(word) ? '' : word
}
