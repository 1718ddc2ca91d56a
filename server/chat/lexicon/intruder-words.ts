// Words for those who get in: strangers, callers who pretend to be somebody, and people who have left.
import { oneOf } from './wording'

/** The word "hacker" reports an attack by itself. */
export const someoneElse = oneOf`
  some(?:one|body)(?: else)?, (?:a|some) (?:\w+ ){0,2}(?:stranger|guy|man|woman|caller|person), strangers, criminals?, they,
  (?:an? |the )?(?:ex|former)[- ]?(?:employee|worker|partner|contractor|admin)`

/** What gets into a building, and wants nothing. */
export const nature = oneOf`
  (?:rain)?water, rain, snow, mud, dust, smoke, coffee, soda, juice, mice, mouse, rats?, rodents?, roach(?:es)?, ants, bugs, birds?, bats?, squirrels?, raccoons?`

/** Whose calls criminals pretend to make. */
export const callers = oneOf`
  microsoft, windows, apple, google, amazon, paypal, intuit, quickbooks, norton, mcafee, geek squad, (?:the|our|my|your) bank, (?:the )?(?:irs|fbi)`

/** Who they are, before that they call. */
export const strangers = oneOf`
  (?:(?:an?|the|this|some) (?:\w+ )?)?(?:m[ae]n, wom[ae]n, guy, lady, gentleman, dude, scammers?, person, some(?:one|body))`

/** How they call; calls in general are no report. */
export const onThePhone = oneOf`call, called, calling, caller, phoned, rang, (?:on|over|off) the (?:phone|line)`

/** Who works for the visitor. */
const staff = oneOf`
  employees?, workers?, managers?, admins?, bookkeepers?, accountants?, controllers?, partners?, contractors?, consultants?, vendors?, providers?,
  guys?, (?:wo)?m[ae]n, lady, techs?, technicians?, interns?, assistants?, receptionists?, secretar(?:y|ies), clerks?, nurses?,
  hygienists?, paralegals?, supervisors?, directors?, ceos?, presidents?, owners?, boss, coworkers?, colleagues?, volunteers?, developers?, webmasters?, sales(?:man|person| reps?), reps?, husband, wife, person`

/** Where those who have left may still be. */
export const accounts = oneOf`sharepoint, crm, dropbox, onedrive, google drive, books, portal`

/** Who has left, and should have no access any more. */
export const gone = oneOf`
  (?:ex|former|old|previous|retired|resigned|dismissed|fired|terminated|laid off)[ -](?:(?!(?:and|or|for|with|but)\b)\w+ ){0,2}?${staff}(?! (?:stack|support|computer|pc|laptop|account)s?\b),
  (?:who|that|he|she|they|some(?:one|body)|${staff})(?: (?:who|that|just|recently|was|were|got|we|has been)){0,3} (?:left(?! (?:an?|the|our|their|his|her|me|you) (?!company|firm|business|team|practice)\w)|quit|resigned|retired|fired|let go|laid off|terminated|dismissed|used to work)`
