// Words by which people take a report of trouble back: combined by guards/called-off.ts.
import { oneOf } from './wording'

/** Trouble that is none. */
export const falseAlarms = oneOf`
  false alarm, never ?mind(?= *(?:$|[.!?;\n]|it)), just kidding, (?:only|just) (?:a )?(?:test|joking), hypothetical\w*,
  (?:not|no|isn.?t|wasn.?t)(?: (?:really|exactly))*(?: an)? emergency(?! (?:line|number|call)), nothing (?:happened|is wrong)(?= *(?:$|[.!?;\n])), falsa alarma`

/** Trouble that has ended. */
export const ended = oneOf`
  fixed, solved, resolved, sorted out, (?:works?|working|online) (?:again|now|already), (?:back|up) (?:again|online), back (?:up|to normal),
  (?:it|that|this|everything|all|we|problem|issue|emergency)(?: is| are|'s|'re)? (?:all |now )*(?:good|fine|okay|ok|over|back)(?: (?:again|now))?,
  ya (?:funciona|esta)`

/** With one of these it has not. */
export const notYet = oneOf`
  not, n't, never, nothing, nobody, when, how, until, once, if, who, what, can, will, should, need, help, be, get, please, want, have to`
