// Expressions of our field that mean something else than their words do one by one.

export const fieldPhrases: readonly (readonly [RegExp, string])[] = [
  [/\bpen(?:etration)? ?tests?(?:ing|ers?)?\b/g, 'pentest'],
  // Neither the patch of a program nor a line that fails.
  [
    /\bpatch (?:panels?|cords?|cables?)\b|\b(?:cat ?\d[ae]?|data|ethernet|cable) (?:drops?|jacks?|runs?)\b|\b(?:network|phone|wall) jacks?\b/g,
    'cable',
  ],
  [/\b(?:wifi|wireless|ceiling|mounted|more|new|extra|\d+) aps?\b/g, 'wifi accesspoint'],
  // Where something may be said, rather than what is asked about.
  [
    /\bprivacy (?:policy|notice|statement) (?:(?:say|mention|state)s? )?(?=(?:on|about|regarding|concerning) (?!cookies))/g,
    'privacy data ',
  ],
  // What to call with, rather than the number to call.
  [
    /\b(?:office|desk|business|company|internet|cloud|hosted|ip) (?:tele)?phones\b|\bphone (?:systems?|service)\b(?! (?:is|are|was|were|went)\b)/g,
    'voip phone',
  ],
  // Where somebody moves to, rather than our address.
  [/(?=suite)(?<=\b(?:new|next|bigger|larger|second) )suites?\b/g, 'office'],
  [
    /(?=junk)(?<=\b(?:in|into|to|as)(?: (?:their|peoples?|our|my|the|customers?|clients?))* )junk(?: (?:folders?|filters?|box|mail|email))?\b/g,
    'spam',
  ],
  // Whether it is one of us who calls.
  [
    /\b(?:is it|it is|its|was it|that is|thats|is that|is this|was that) (?:really|actually|truly) (?:you|yall|cedarline|from you)(?: guys)?(?: who(?: is)?)?(?: (?:calling|called|on the phone))?(?: me| us)?\b|\b(?:verify|confirm|authenticate) (?:that )?(?:an?|the|your|this|that) (?:phone )?call(?:er)?(?: is| was)?(?: really)?(?: (?:from|with) you)?\b/g,
    'caller from you',
  ],
  // What we would be for a visitor who has none.
  [
    /\b(?:(?:be|become|act as|serve as|work as|function as) (?:our|my|an?|the|your)|no|without(?: an?| any)?|(?:do n?o?t|don t|dont|does not|doesn t) have (?:an?|any|our own)) (?:(?!in|(?:own|our|my|the|your)\b)\w+ ){0,2}?(?:it|infotech) (?:dept|department|team|staff|people|guys?|person)\b/g,
    'itdepartment',
  ],
  // Advice on one, rather than what we cost.
  [
    /(?=i(?:t|nfotech) budget)(?<!\b(?:how much|costs?|prices?|charge|afford)\b.*)\b(?:it|infotech) (?!.*\b(?:how much|costs?|prices?|charge|afford)\b)/g,
    'infotech ',
  ],
  [
    /(?=review )(?<=\b(?:you|please|to) )review (?=(?:who|which|our|my|user|access|account)\b)/g,
    'check ',
  ],
  [/\baccess reviews?\b/g, 'access checkup'],
]
