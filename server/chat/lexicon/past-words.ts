// Words by which people tell of trouble that is long over: combined by guards/past.ts.
import { oneOf } from './wording'

const number = oneOf`\d+, an?, one, two, three, four, five, six, seven, eight, nine, ten, several, (?:a )?few, (?:a )?couple(?: of)?, many`

/** So long ago that nobody waits for help. "Last night" and "last week" are not. */
export const longAgo = oneOf`
  last year, ${number} years? ago, years ago, (?:back )?in (?:19\d\d|20[01]\d|202[0-4])`

/** The same, although some find out about an attack only then. */
export const someTimeAgo = oneOf`
  last (?:month|spring|summer|fall|autumn|winter), ${number} months? ago, months ago,
  at (?:my|our) (?:old|last|previous|former) (?:company|job|employer|workplace|firm)`

/** What happened. */
export const mishaps = oneOf`
  hacked, breached, attacked, compromised, phished, scammed, robbed, infected, flooded, encrypted, crashed, died, failed, fried, damaged, bricked, burn(?:ed|t)(?: down)?, broke(?: down)?, down,
  hit(?: by(?: an?)? \w+)?, ransomware(?: attack)?, virus, malware, outage, breach, attack, hack, break-?in, crash`

/** How long or where, between what happened and when. */
export const circumstances = oneOf`
  really, badly, once, twice, completely, all, back, for (?:\w+ ){0,2}(?:minutes|hours|days?|weeks?), (?:at|in|on) (?:our|my) (?:old |last |previous |former |main )?\w+`

/** With one of these, anywhere in the message, the trouble may be there still. */
export const present = oneOf`
  still, (?<!\bhappens? )again, now, today, tonight, this (?:morning|afternoon|evening|week|month), since, currently, yesterday, keeps?, ever since, until,
  help, what (?:do|should|can) (?:we|i) do, (?:last|every) (?:night|week|hour), just, meanwhile, continu\w+, this time, (?<!\bto )sees?, seeing, lost`

/** With one of these in the same sentence as well. */
export const presentVerbs = oneOf`
  is, are, am, has, have, ca ?n[o']?t, cannot, can not, does ?n[o']?t, wo ?n[o']?t, never, nobody, no one, need, nothing`
