// Recognizes trouble that is told of and was over long ago: "our server crashed last year".
import {
  circumstances,
  longAgo,
  mishaps,
  present,
  presentVerbs,
  someTimeAgo,
} from '../lexicon/past-words'
import { pattern } from '../lexicon/wording'

/** Between a time and what happened then: who, but no other story. "Last year we bought a server that crashed." */
const WHO =
  '(?: (?!(?:and|or|but|so|that|which|who|when|while|because|bought|moved|switched)\\b)\\w+){0,4}'

const PRESENT = pattern`\b${present}\b`
const PRESENT_VERB = pattern`\b${presentVerbs}\b|'(?:s|re|m|ve)\b`
const CLAUSE = /[^.!?;,]+/g

/** What happened and when, next to each other: in "the laptop that we bought last year died" they are not. */
function told(when: string): RegExp {
  const before = `\\b${mishaps}(?: ${circumstances}){0,2} ${when}\\b(?!'s)`
  const after = `^\\W*(?:(?:so|and|but|well|hi|hey|hello) )*${when}${WHO} ${mishaps}\\b`
  return new RegExp(`${before}|${after}`, 'g')
}

const LONG_AGO = told(longAgo)
const SOME_TIME_AGO = told(someTimeAgo)

/** The text without trouble of years ago. @param plain flattened */
export function withoutYearsAgo(plain: string): string {
  return without(LONG_AGO, plain)
}

/** Without trouble of months ago either. It may only now have come to light, so a person is named all the same. */
export function withoutMonthsAgo(plain: string): string {
  return without(SOME_TIME_AGO, withoutYearsAgo(plain))
}

function without(past: RegExp, plain: string): string {
  if (PRESENT.test(plain)) return plain
  return plain.replace(CLAUSE, (one) => (PRESENT_VERB.test(one) ? one : one.replace(past, ' ')))
}
