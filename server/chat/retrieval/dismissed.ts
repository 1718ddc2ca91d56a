// What visitors say they do not mean, before they say what they do: "I don't want marketing, just someone to fix computers".

/** Begins with a word that only somebody uses who goes on to what is meant. */
const MEANT =
  /(?=(?:but|just|only|instead|rather)\b|(?:i|we)(?:['’]?m| am|['’]?re| are)? (?:just |only |really |actually )?(?:want(?:ed)?|need(?:ed)?|ask(?:ed|ing)|meant?|looking)\b)/
/** Cookies, text messages and attackers are wanted by nobody who names them: what follows is about them. */
const NOT_MEANT =
  /(?:(?:not|n['’]?t) (?:looking for|asking (?:for|about)|interested in|here (?:for|about))|d(?:o|id)(?:n['’]?t| not) (?:ask (?:for|about)|need|want|mean)(?! to\b))(?! [^.,;:!?\n]*\b(?:cookies?|track\w*|sms|texts?|ai|hack\w*|attack\w*)\b) [^.,;:!?\n]{1,80}?(?:[.,;:!?\n]+\s*|\s+(?=(?:but|i|we)\b))/
const DISMISSED = new RegExp(
  String.raw`(?:\b(?:i|we)(?:['’]?m| am|['’]?re| are)? |^\W*)${NOT_MEANT.source}${MEANT.source}`,
  'gi',
)

/** "No cloud for us." */
const RULED_OUT =
  /^\W*no (?!(?:one|problem|worries|thanks?|idea|clue|way|luck|response|answer|internet|e-?mails?|phones?|signal|power|network|wi-?fi|connection|sound|access)\b)(?:\w+ ){1,3}?(?:for (?:us|me|now)|please|here)[.,;!\n]+\s*(?=\S)/i

/** The text without what it names only to say that something else is meant. */
export function withoutDismissed(text: string): string {
  return text.replace(DISMISSED, '').replace(RULED_OUT, '')
}
