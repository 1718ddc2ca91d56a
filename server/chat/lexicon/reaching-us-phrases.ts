// Ways to reach us that are closed to somebody, who must not be told to use them.
import { oneOf } from './wording'

const mail = '(?:e ?mails?|outlook|gmail|mail(?:box|server| server)?)'
const broken = oneOf`
  down, out, dead, broken, offline, unavailable, not work(?:ing)?, (?:does|do|is|are) not work(?:ing)?, stops? working, stopped working`
const noMail = `(?:${mail} (?:(?:is|are|was|has|goes|currently|just|all) )*${broken}|(?:can ?not|cant|unable to|no longer) (?:send |use |get |reach |access )?(?:(?:any|an|my|our|you) )*${mail}|without (?:(?:our|my|any) )?${mail})`
const reach =
  '(?:how|where|what|which|who|whom|can|could)(?: \\w+){0,4}? (?:reach|contact|call|get in touch with|get a ?hold of|talk to|notify|tell) (?:you|yall|support|cedarline|the helpdesk|your (?:team|helpdesk|support)|some(?:one|body)|any(?:one|body))'
/** Words around it, too few for another question. */
const word =
  '(?!(?:hours?|prices?|pricing|costs?|quotes?|address|location|backups?|password|jobs?|hiring|phishing|hacked)\\b)\\w+'
const some = `(?:${word} ){0,5}?`

export const reachingUsPhrases: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${some}(?:${reach} ${some}${noMail}|${noMail} ${some}${reach})(?: ${word}){0,3}$|^(?:what if (?:i|we) (?:can ?not|cant) e ?mail you)$`,
    ),
    'what number do i call',
  ],
]
