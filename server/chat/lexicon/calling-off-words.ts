// Words by which people take a report of trouble back: combined by guards/called-off.ts.
import { oneOf } from './wording'

/** How somebody found out what it was. */
const cleared = oneOf`(?:(?:i|we)(?:'ve)? (?:just )?)?(?:found|fixed|solved|figured|got|sorted) (?:it|that|the|out), (?:(?:i|we) )?got (?:back )?in\b(?! touch)`

/** Trouble that is none. */
export const falseAlarms = oneOf`
  false alarm, (?:never ?mind|nvm)(?!.*\b(?:still|worse|died|dead|n[o']?t (?:yet|fixed|work\w*|resolved|solved|back))\b)(?= *(?:$|[.!?;\n]|,? *(?:it|${cleared}|thanks?|thx|sorry|false alarm|all (?:good|fine|set))\b)), just kidding, (?:only|just) (?:a )?(?:test|joking), hypothetical\w*,
  (?:not|no|isn.?t|wasn.?t)(?: (?:really|exactly))*(?: an)? emergency(?! (?:line|number|call)), nothing (?:happened|is wrong)(?= *(?:$|[.!?;\n])), falsa alarma`

/** What a clause may go on with that says that all is well: "over 40 computers" and "ok except the server" are not well. */
const closing = oneOf`
  (?: (?:again|now|then|already|today|here|too|really|so far|for now|with (?:us|me)|on (?:our|my) (?:end|side)|i (?:guess|think)|guys|(?:thanks|thank you|thx|sorry|never ?mind|false alarm)\b.*))*\W*$,
  (?: (?:and|so|because|since)\b)`

/** Trouble that has ended. */
export const ended = oneOf`
  fixed, solved, resolved, sorted out, (?:works?|working|online) (?:again|now|already), (?:back|(?<=\b(?:is|are|'s|'re|now|came|running|we|it) )up) (?:again|online), back (?:up|to normal),
  (?:it|that|this|everything|all|we|problem|issue|emergency)(?: is| are|'?s|'re)? (?:all |now )*(?:good|fine|okay|ok|over|back|works|working|handled)(?: (?:again|now))?(?=${closing}),
  (?:^|\b(?:i|we|he|she|they)(?:'ve)? (?:just )?)found (?:it|them)(?=${closing}), (?:already|all|been) (?:handled|taken care of|dealt with),
  ya (?:se |l[aeo]s? )?(?:funciona|esta|volvi|regres|arregl|resolv|solucion|encontr|recuper|aparec)\w*`

const rather = oneOf`really, that, so, very, too, super, terribly, particularly, exactly, all that, at all, in a, in any`

/** Trouble that can wait. */
export const notUrgent = oneOf`
  (?:not|is ?n[o']?t|was ?n[o']?t|nothing|never)(?: ${rather})* (?:urgent|critical|(?:a )?(?:hurry|rush|priority))(?! enough| (?:for|to) (?:you|u)\b| to \w+), non-?urgent,
  no (?:big |real |particular )?(?:rush|hurry|urgency), (?<!\b(?:can ?not|can'?t|could ?n[o']?t) )(?:it|that|this) (?:can|could) (?:easily |totally |definitely )?wait,
  take your time, low priority, no (?:es|era) (?:tan |muy )?urgente, no hay (?:prisa|apuro)`

/** Words beside these that add nothing. */
export const polite = oneOf`
  good to know, no, nope, nah, yes, oh, ok, okay, well, but, and, so, it, it's, its, is, isn't, was, that, that's, this, really, sorry, hey, hi, hello, honestly, just, there, there's, we,
  we're, i, i'm, i'd, am, are, be, say, guess, think, though, at, all, yet, right, now, today, tonight, tomorrow, for, or, anything, everything, problem, issue, worries,
  do, don't, worry, actually, already, again, seems, seem, to, looks, look, like, turns, out, only, a, an, the, you, us, me, guys, thanks, thank, thx, please, then,
  good, fine, great, running, up, here, much, very, fyi, btw, moment, found, got, figured, my, mistake, bad, bothering, false, alarm, es, ya, gracias,
  whenever (?:you|someone|somebody) (?:can|could|ha(?:s|ve)|gets?)(?: (?:time|a (?:chance|moment|minute)|to it))?`

/** What somebody adds who calls it off: how it came about. */
export const remarks = oneOf`
  (?:it|that|this|he|she|they|someone|somebody)(?:'s)?, (?:my|our|the)(?: \w+){1,3} (?:was|were|had|did|just|un\w+|found|fixed|forgot|tripped|restarted|rebooted),
  (?:we|i) (?:just |only )?(?:was|were|had|did|found|fixed|figured|got|forgot|restarted|rebooted|called|solved|plugged|turned),
  (?:just )?got (?:back )?in(?! touch),
  (?:just )?(?:restarted|rebooted|reset|unplugged|plugged|turned|fixed|switched) (?:it|them|the)`

/** A detail of what was reported before. */
export const details = oneOf`
  it(?:'s)?, that(?:'s)?, this, the (?:screen|display|light|led|message|error) (?:is|says|shows|said|on it)`

/** Asks for help at once: nobody does whose trouble can wait. */
export const pleas = oneOf`
  (?<!\b(?:the|your|for|any) )help(?!ful|ed|desk), hurry, asap, immediately, right away, at once, (?:can ?not|can'?t|could ?n[o']?t) wait, ayuda, auxilio`

/** What makes trouble that could wait a matter of now. */
export const worse = oneOf`
  worse\w*, urgent\w*, emergenc\w+, critical, serious, spread\w*, dead, dying, danger\w*, smell\w*, smok\w+, burn\w*, fire, flames?, spark\w*, melt\w*, leak\w*,
  redirect\w*, porn\w*, casino, strange, weird, scary, customers?, clients?, patients?, payroll, everyone, everybody, nobody, no one, whole, entire`

/** With one of these as well it is more than a detail. */
export const graver = oneOf`
  we, our, us, none, all, every, everything,
  others?, too, also, another, more, water, flood\w*, servers?, network, internet, data, files?, backups?`

/** With one of these it has not. */
export const notYet = oneOf`
  not, n't, never, nothing, nobody, when, how, until, once, if, who, what, can, will, should, need, help, be, get, please, want, have to`

/** Trouble that was over, or that was told of as past, is back. Nothing is that should not happen again. */
export const returns = oneOf`
  (?<!\b(?:thanks|thank you|hi|hello|hey|say|repeat|explain|works?|working|fine|good|ok|up|online)(?: (?:it|that))? )again, (?<!\bat )this time(?! of), (?:came|comes|coming|come) back(?! (?:to you|later|tomorrow)), returned`

/** Says that what was only supposed has happened: "it just did". */
export const happened = oneOf`
  (?:(?:it|that|this|which)(?:'?s| is| has)? (?:(?:what|exactly|actually|just|now|really|already) )*(?:did(?: happen)?|happened|happening)|just (?:did|happened))(?: (?:to (?:us|me|our (?:company|business|firm|office|e-?mail|accounts?|server))|just|right|now|again|today|tonight|yesterday|last night|here|this (?:morning|afternoon|week)))*(?: (?:and|so|please|help|what (?:now|do (?:we|i) do|should (?:we|i) do)))*(?<!\bdid help)`

/** Before one of the words above: what would be, and is not. */
export const unreal = oneOf`
  (?:can|could|would|will|wo|should|must|do|does|may|might)(?: ?n[o']?t)?, never, not, avoid\w*, prevent\w*, from, if, to`
