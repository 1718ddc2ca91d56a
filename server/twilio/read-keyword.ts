// What a reply to one of our text messages asks for (decisions.md, Messages).

export type Wish = 'stop' | 'start' | 'help'

const WISHES: Record<string, Wish> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
  HELP: 'help',
  INFO: 'help',
}

export interface Keyword {
  word: string
  wish: Wish
}

/**
 * The keyword that the whole reply consists of, or null. Blanks, punctuation and pictures do not count, in
 * between neither: "Stop all." is STOPALL, "opt-out" is OPTOUT. Nor does the width of the letters.
 */
export function readKeyword(text: string): Keyword | null {
  const word = text
    .normalize('NFKC')
    // Marks too: the coloured heart is a plain one with a mark behind it.
    .replace(/[\s\p{P}\p{S}\p{C}\p{M}]/gu, '')
    .toUpperCase()
  const wish = Object.hasOwn(WISHES, word) ? WISHES[word] : undefined
  return wish ? { word, wish } : null
}
