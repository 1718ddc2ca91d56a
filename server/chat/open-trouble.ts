// Trouble that was reported earlier in a conversation.
import {
  hasHappened,
  isBack,
  isDetail,
  isNotUrgent,
  isOver,
  isWorse,
  saysNothingElse,
} from './guards/called-off'
import { namedTroubleOf, pastTroubleOf, type Trouble, troubleOf } from './guards/emergency'
import { inEnglish, withoutSelf } from './said'

/** Trouble that nobody has called over, with what the visitor has said since, in English words. */
export interface OpenTrouble {
  trouble: Trouble
  since: string[]
}

/** What the visitor reported before, and what became of it. */
export interface TroubleBefore {
  open: OpenTrouble | null
  /** What can wait, is over, or was told of as past: it may come back. */
  closed: Trouble | null
  /** Whether the last trouble can wait, as the visitor says. */
  canWait: boolean
}

/** Number of messages since the report that may have led away from it. */
const REMEMBERED = 6

/**
 * Trouble lasts beyond the message that reports it, until a later one calls it over. What fails after an attack is part
 * of it. A failure may be said to be able to wait, an attack never. What is closed is opened again when it gets worse or
 * comes back. @param said without typos, oldest first
 */
export function troubleBefore(said: readonly string[]): TroubleBefore {
  let trouble: Trouble | null = null
  let closed: Trouble | null = null
  let canWait = false
  let since: string[] = []
  for (const [place, text] of said.entries()) {
    const reported = canWait && isDetail(text) ? null : troubleOf(text)
    const again = reopened(text, { closed, canWait, before: said.slice(0, place) })
    if (isOver(text)) {
      closed = trouble ?? closed
      trouble = null
      canWait = false
    } else if (reported) {
      trouble = trouble === 'attack' ? trouble : reported
      canWait = false
      since = []
    } else if (again && !trouble) {
      trouble = again
      canWait = false
      // It may lead to something else: "please hurry with the website".
      since = [text]
    } else {
      closed = pastTroubleOf(text) ?? closed
      since.push(text)
    }
    if (trouble !== 'attack' && isNotUrgent(text)) {
      closed = trouble ?? closed
      trouble = null
      canWait = true
    }
  }
  const latest = since.slice(-REMEMBERED).map((text) => inEnglish(withoutSelf(text)))
  return { open: trouble && { trouble, since: latest }, closed, canWait }
}

/** Trouble that a message opens again, or that was named last and has happened now. @param before oldest first */
export function reopened(
  text: string,
  {
    closed,
    canWait,
    before,
  }: Pick<TroubleBefore, 'closed' | 'canWait'> & { before: readonly string[] },
): Trouble | null {
  // "Thanks" may come between.
  const last = before.findLast((one) => !saysNothingElse(one)) ?? ''
  const named = hasHappened(text) ? namedTroubleOf(last) : null
  return named ?? (isBack(text) || (canWait && isWorse(text)) ? closed : null)
}
