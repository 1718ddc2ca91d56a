// Corrects typos: an unknown word is replaced by the known word that it nearly matches.

/** Words shorter than this could be meant by too many others. */
const SHORTEST = 4
const LONG = 8

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const VOWELS = 'aeiouwy'
/** A letter too many, too few, or in the place of its neighbor, which is more usual than a wrong one. */
const SLIP = 0.9
/** A letter for another that is neither beside it nor sounds like it: of short words, this makes others. */
const UNLIKELY = 2

/**
 * Finds the known word that sounds most like an unknown one of lower-case letters. Null if none is near; of several
 * equally near, the first. A word with another initial must sound the same: "fone" is a phone, and "certs" are no sets.
 * @param known words that a question may contain
 */
export function createSpelling(known: ReadonlySet<string>): (word: string) => string | null {
  const byInitial = groupByInitial(known)
  return (word) => {
    const most = word.length >= LONG ? 2 : 1
    const sound = soundOf(word)
    const own = lettersOf(sound)
    let best: string | null = null
    let least = most + 1
    for (const { word: candidate, sound: heard, letters } of byInitial.get(sound[0] ?? '') ?? []) {
      // One edit changes at most two letters; that alone rules out most words.
      if (bitsOf(own ^ letters) > 2 * most) continue
      if (candidate.length < SHORTEST || Math.abs(heard.length - sound.length) > most) continue
      const distance = editDistance(sound, heard, most)
      if (distance > 0 && candidate[0] !== word[0]) continue
      if (distance <= most && distance < least) [best, least] = [candidate, distance]
    }
    return best
  }
}

interface Candidate {
  word: string
  sound: string
  letters: number
}

function groupByInitial(words: ReadonlySet<string>): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const word of words) {
    const sound = soundOf(word)
    const initial = sound[0] ?? ''
    const group = groups.get(initial) ?? []
    group.push({ word, sound, letters: lettersOf(sound) })
    groups.set(initial, group)
  }
  return groups
}

/** Roughly how a word sounds: many people spell by ear. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1')
}

/** Bit mask of the letters in a word, one bit for each from a to z. */
function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << ((word.charCodeAt(i) - 97) & 31)
  return bits
}

function bitsOf(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** What it costs to take one letter for another. */
function mistaking(a: string, b: string): number {
  if (a === b) return 0
  return (VOWELS.includes(a) && VOWELS.includes(b)) || areNeighbors(a, b) ? 1 : UNLIKELY
}

/** Whether two keys are beside each other, or one is above the other. */
function areNeighbors(a: string, b: string): boolean {
  const [[rowA, placeA], [rowB, placeB]] = [positionOf(a), positionOf(b)]
  if (rowA === rowB) return Math.abs(placeA - placeB) === 1
  // Each row begins half a key further to the right.
  const [above, below] = rowA < rowB ? [placeA, placeB] : [placeB, placeA]
  return Math.abs(rowA - rowB) === 1 && (below === above || below === above - 1)
}

function positionOf(letter: string): [row: number, place: number] {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter))
  return [row, KEYBOARD[row]?.indexOf(letter) ?? 0]
}

/** Edit distance: insertions, deletions, substitutions and transpositions of neighbors; stops above `most`. */
function editDistance(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j * SLIP)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i * SLIP]
    for (let j = 1; j <= b.length; j++) {
      const other = mistaking(a.charAt(i - 1), b.charAt(j - 1))
      const slips = Math.min(last[j] ?? 0, row[j - 1] ?? 0) + SLIP
      let cost = Math.min(slips, (last[j - 1] ?? 0) + other)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + SLIP)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}
