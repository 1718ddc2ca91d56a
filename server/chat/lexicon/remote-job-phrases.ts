// Where our own people may work and live, which only applicants ask; in the same words visitors ask whom we serve.
import { oneOf } from './wording'

const elsewhere = oneOf`
  outside(?: of)?(?: the)? (?:texas|dallas|tx|dfw|state|us|usa), out of (?:state|town|texas), (?:another|a different|other|different) (?:states?|cit(?:y|ies)|countr(?:y|ies)),
  remote(?:ly)?, far away, anywhere, abroad, overseas`
const atHome = '(?:from|at) home|home ?office'
const workers = oneOf`
  people, employees?, staff, workers?, technicians?, techs?, engineers?, developers?, team, applicants?, candidates?, any(?:one|body), some(?:one|body)`
const opening = '(?:(?:hi|hello|hey|so|and|also|or|but|then) )*'
const live = oneOf`living, lives?, based, located, sit, sitting, are, is, work, working`
/** Not with another question after it, which is read as one of its own. */
const noOther =
  '(?!.{10,} (?:(?:what|where|who|which) (?:is|are|do|does|s)|how (?:much|long|do|does|can|many)|(?:do|are|does|can|could|will) (?:you|your|yall)|salary|timeoff)\\b)'
const you = oneOf`you, u, y ?all, cedarline, your (?:company|team)`

export const remoteJobPhrases: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${opening}(?:can|could|may|would|will|do|am) i (?:(?:also|still|just|be able to|be allowed to|allowed to|able to|get to|have to|do (?:the|this|that) job and) )*work (?:for ${you} )?(?:(?:full ?time|fully|only|completely) )?(?:${atHome}|(?:from )?${elsewhere})(?: (?:from|in|out of) (?!your\\b|my\\b|our\\b)\\w+(?: \\w+)?)?(?: for ${you})?$`,
      'g',
    ),
    'remotejob',
  ],
  [
    new RegExp(
      `^${opening}(?:do|does|did|would|will|can|could) ${you} (?:guys |also |ever |only )*(?:hire|employ|recruit) (?:(?:any|only|also|new) )*(?:${workers} )?(?:(?:who|that|to) )?(?:(?:${live} )*(?:from |in )?(?:${elsewhere}|${atHome})|(?:${live} )+(?:from|in) \\w+)(?: ${workers})?$`,
      'g',
    ),
    'remotejob',
  ],
  // We are there.
  [
    /^(?:(?:are|is|you|u|y ?all|guys|cedarline|currently|still|now) )*(?:hiring|recruiting) (?:(?:any|people|staff|technicians|engineers|anyone) )*(?:near me|near ?by|locally|close by|around here|(?:in|near|around) (?:the )?(?:(?:(?:dallas|dfw|fortworth|(?:north )?texas) ?)+(?:area|metroplex)?|this area|my area))$/g,
    'which roles are you hiring for',
  ],
  [
    /^(?:are you |is cedarline )?(?:hiring|recruiting) (?:(?:any|people|staff|technicians|engineers|anyone) )*(?:in|near|around) (?!(?:it|infotech|marketing|sales|security|networking|support|general|the|any|all|your|20\d\d|summer|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december)\b)\w+(?: \w+)?$/g,
    'remotejob',
  ],
  [
    new RegExp(
      `^${opening}(?:can|could|may|do|will|are) your ${workers} (?:(?:all|also|ever|usually|allowed to|able to|get to|have to) )*(?:work(?:ing)? )?(?:${atHome})\\b`,
      'g',
    ),
    'remotejob',
  ],
  [
    new RegExp(
      `^${opening}(?:do|does|would|will|can) ${you} (?:guys )?(?:let|allow|permit) (?:your |the )?${workers} (?:to )?(?:work (?:${atHome}|remote(?:ly)?)|(?:do )?home ?office)\\b`,
      'g',
    ),
    'remotejob',
  ],
  [/^do your (?:employees|staff|workers|people) (?:all )?work remote(?:ly)?$/g, 'remotejob'],
  [
    new RegExp(
      `^${noOther}(?=.*\\b(?:i|to|still|can|while|who|and) work for ${you}\\b(?! for\\b))(?=.*\\b(?:${atHome}|${elsewhere}|(?:have|need) to (?:live|be|move))\\b).*\\bi\\b.*|^${noOther}.*\\bi (?:would like to |want to |can )?work (?:${atHome}|remotely) for ${you}\\b.*|^${opening}do i (?:have|need) to (?:live|be|move) (?:\\w+ ){1,4}to work for ${you}$`,
      'g',
    ),
    'remotejob',
  ],
  [
    new RegExp(
      `^${opening}(?:is|do you (?:allow|permit)) (?:remote work|work(?:ing)? (?:from home|remotely))(?: (?:allowed|possible|an option|ok|okay|permitted|for employees))*$`,
      'g',
    ),
    'remotejob',
  ],
]
