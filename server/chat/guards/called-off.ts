// Recognizes people who take a report of trouble back: it was none, it has ended, or it can wait.
import {
  details,
  ended,
  falseAlarms,
  graver,
  happened,
  notUrgent,
  notYet,
  pleas,
  polite,
  remarks,
  returns,
  unreal,
  worse,
} from '../lexicon/calling-off-words'
import { pattern } from '../lexicon/wording'
import { flatten } from './deobfuscate'
import { isEmergency, troubleOf } from './emergency'

const FALSE_ALARM = pattern`\b${falseAlarms}\b`
const ENDED = pattern`(?:\b|(?='))${ended}\b`
const NOT_YET = pattern`(?:\b|(?=n't))${notYet}\b`
const NOT_URGENT = pattern`\b${notUrgent}\b`
const ALL_NOT_URGENT = new RegExp(NOT_URGENT, 'g')
const QUESTION = /^\s*(?:(?:and|but|so|ok) )*(?:is|are|was|were|has|have|did|do|does)\b/
/** Speaks of a case, and not of what has been reported. */
const SUPPOSED = /^\s*(?:(?:and|but|so|ok) )*(?:if|when|what|how|who|why|which|can|could|for)\b/
/** Each with the separators after it. */
const CLAUSES = /[^.!?;,]+[.!?;,]*/g
const POLITE = new RegExp(`(?<![\\w'])${polite}(?![\\w'])`, 'g')
const CALLS = [/\b(?:never ?mind|nvm)\b/, NOT_URGENT, FALSE_ALARM, ENDED]
const REMARK = pattern`^\s*(?:(?:and|but|so|ok|oh|sorry|turns out) )*${remarks}(?![\w'])`
/** No more than a few words in one clause: whoever goes on reports something else. */
const DETAIL = pattern`^(?:(?:and|but|so|ok|well|now|no|yes)[ ,]+)*${details}(?![\w'])(?: (?!(?:and|but|because|so)\b)[^\s.!?;,]+){0,5}\W*$`
const PLEA = pattern`\b${pleas}\b`
const WORSE = pattern`\b${worse}\b`
const GRAVER = pattern`\b${graver}\b`
const HAPPENED = pattern`^\W*(?:(?:well|ok|yes|yeah|yep|because|so|and|but|now|actually|oh no|too late|help)\W+)*${happened}\W*$`
const THANKS = /\bthanks?\b|\bthank you\b/
const RETURNS = pattern`\b${returns}\b`
const UNREAL = pattern`\b${unreal} .*\b${returns}\b`

/** Whether somebody says that there is no trouble, or none any more. */
export function isOver(text: string): boolean {
  const plain = flatten(text)
  if (isEmergency(text)) return false
  const isEnded = (clause: string) =>
    ENDED.test(clause) && !NOT_YET.test(clause) && !QUESTION.test(clause)
  return FALSE_ALARM.test(plain) || (!plain.includes('?') && partsOf(text).some(isEnded))
}

/** Whether somebody says that their trouble can wait, and neither reports another nor asks for help at once after that. */
export function isNotUrgent(text: string): boolean {
  const clauses = partsOf(text)
  const last = clauses.findLastIndex((one) => NOT_URGENT.test(one) && !asks(one))
  if (last === -1) return false
  const rest = clauses.slice(last).map((clause) => clause.replace(ALL_NOT_URGENT, ' '))
  return !rest.some((one) => isEmergency(one) || PLEA.test(one))
}

/** Whether a report only adds to one that can wait: "it says offline". An attack never does. */
export function isDetail(text: string): boolean {
  const plain = flatten(text)
  const isMore = [PLEA, WORSE, GRAVER].some((one) => one.test(plain))
  return DETAIL.test(plain) && !isMore && troubleOf(text) !== 'attack'
}

/** Whether trouble that could wait no longer can: the visitor asks for help at once, or tells of something worse. */
export function isWorse(text: string): boolean {
  const isSo = (clause: string) => PLEA.test(clause) || (WORSE.test(clause) && !asks(clause))
  return partsOf(text).some((clause) => isSo(clause.replace(ALL_NOT_URGENT, ' ')))
}

/** Whether trouble that was over is back: "it happened again", but not "so that it doesn't happen again". */
export function isBack(text: string): boolean {
  return partsOf(text).some((clause) => RETURNS.test(clause) && !UNREAL.test(clause))
}

/** Whether what was only asked about has happened: "it just did, what now", but not "it did, thanks". */
export function hasHappened(text: string): boolean {
  const clauses = partsOf(text)
  return clauses.some((one) => HAPPENED.test(one)) && !clauses.some((one) => THANKS.test(one))
}

/** What a message says beside calling trouble off; empty if nothing that could be answered. */
export function besideCallingOff(text: string): string {
  const isBeside = (clause: string) =>
    asks(clause) || !(saysNoMore(clause) || REMARK.test(withoutCalls(clause)))
  return partsOf(text).filter(isBeside).join('').trim()
}

/** Whether a message does no more than call trouble off. */
export function saysNothingElse(text: string): boolean {
  return partsOf(text).every((clause) => !asks(clause) && saysNoMore(clause))
}

/** Calls trouble off, and holds nothing else but words of politeness. */
function saysNoMore(clause: string): boolean {
  return !/\w/.test(withoutCalls(clause).replace(POLITE, ' '))
}

function withoutCalls(clause: string): string {
  return CALLS.reduce((left, one) => left.replace(one, ' '), clause)
}

function asks(clause: string): boolean {
  return clause.includes('?') || QUESTION.test(clause) || SUPPOSED.test(clause)
}

function partsOf(text: string): string[] {
  return flatten(text).match(CLAUSES) ?? []
}
