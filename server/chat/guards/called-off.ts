// Recognizes people who take a report of trouble back: it was none, or it has ended.
import { ended, falseAlarms, notYet } from '../lexicon/calling-off-words'
import { pattern } from '../lexicon/wording'
import { flatten } from './deobfuscate'
import { isEmergency } from './emergency'

const FALSE_ALARM = pattern`\b${falseAlarms}\b`
const ENDED = pattern`(?:\b|(?='))${ended}\b`
const NOT_YET = pattern`(?:\b|(?=n't))${notYet}\b`
const QUESTION = /^\s*(?:(?:and|but|so|ok) )*(?:is|are|was|were|has|have|did|do|does)\b/
const CLAUSE = /[.!?;,\n]+/

/** Whether somebody says that there is no trouble, or none any more. */
export function isOver(text: string): boolean {
  const plain = flatten(text)
  if (isEmergency(text)) return false
  const isEnded = (clause: string) =>
    ENDED.test(clause) && !NOT_YET.test(clause) && !QUESTION.test(clause)
  return FALSE_ALARM.test(plain) || (!plain.includes('?') && plain.split(CLAUSE).some(isEnded))
}
