// Words by which something sounds like trouble and is none: combined by guards/emergency.ts and guards/denials.ts.
import { things } from './emergency-words'
import { oneOf } from './wording'

/** Verbs with which "down" is a direction. */
const lowering = oneOf`
  boil(?:s|ed|ing)?, break(?:ing)?, bring(?:ing)?, calm(?:s|ed|ing)?, come, coming, copy(?:ing)?, cut(?:s|ting)?,
  driv(?:e|es|ing), drill(?:s|ed|ing)?, dumb(?:s|ed|ing)?, get(?:ting)?, hold(?:ing)?, hunt(?:s|ed|ing)?,
  jot(?:s|ted|ting)?, keep(?:ing)?, lock(?:ing)?, laid, lay(?:ing)?, mark(?:s|ed|ing)?, narrow(?:s|ed|ing)?, nail(?:s|ed|ing)?,
  not(?:e|es|ed|ing), par(?:e|es|ed|ing), pin(?:s|ned|ning)?, play(?:s|ed|ing)?, put(?:s|ting)?, sat,
  scal(?:e|es|ed|ing), scroll(?:s|ed|ing)?, settl(?:e|es|ed|ing), sit(?:s|ting)?, slow(?:s|ed|ing)?,
  step(?:s|ped|ping)?, strip(?:s|ped|ping)?, take, taking, ton(?:e|ed|ing), track(?:s|ed|ing)?, trickl(?:e|es|ed|ing),
  trim(?:s|med|ming)?, turn(?:s|ed|ing)?, typ(?:e|ed|ing), walk(?:s|ed|ing)?, whittl(?:e|ed|ing), wind(?:s|ing)?,
  writ(?:e|es|ing|ten), wrote`

/** Figures that can be low. */
export const figures = oneOf`
  bills?, bookings?, budgets?, business, conversions?, costs?, demand, donations, earnings, enrollment, expenses?, fees?,
  headcount, income, inquiries, leads, margins?, market, morale, numbers, orders?, prices?, profits?, rankings?, rates?,
  revenues?, sales, shares, spending, stocks?, traffic, turnover, visitors`

const copulas = oneOf`
  is, are, was, were, be, been, has, have, had, go, goes, going, gone, went, come, comes, coming, came, keeps?, still,
  trending, way, all`

/** "Down" in another sense than "out of order". */
export const otherDown = oneOf`
  (?:cars?|trucks?|vans?|bus|bikes?|motorcycle) broke down, (?:so(?: that)?|sure(?: that)?|ensure(?: that)?|want) (?:\w+ ){1,3}(?:do|does|wo|will) ?n[o']?t (?:ever )?(?:go|be) down,
  ${lowering}(?: (?!(?:${copulas}|because|since|and|but|when|while|${things})\b)\w+){0,3} down,
  ${figures}(?: ${copulas})* down,
  (?:to|we|i|you|office|store|shop|branch|plant|company|business)(?: (?!${copulas})\w+)? shut(?:s|ting)? down,
  (?:further|upside|way|road|up and|ups and|top|hands|deep|face|half|halfway|thumbs|feel|feeling) down,
  (?:goose|duck|feather) down,
  down (?:jacket|coat|parka|vest|pillow|comforter|duvet|blanket|feather|sleeping bag)s?,
  down (?:to|there|payments?|side|town|time|syndrome|under),
  down (?:on (?:prices?|paper|costs?|spending|expenses)|by \$?\d+|\$?\d+ ?(?:%|percent)|with (?:an?|the|something)),
  down (?:from (?!\d|this|last|today|yesterday|the\b)|the (?:road|line|street|drain|hall|stairs|page|block|list|track|lane))`

/** What those who are in trouble ask how to do. */
const reacting = oneOf`(?:(?:need|have) to |best )?(?:do|act|react|proceed|respond|handle)\b`

/** What is done by design or by rule, before the word for it. */
export const required = oneOf`
  (?:must|should|shall|needs? to|ha(?:s|ve) to|supposed to|required to|(?:we|i) (?:need|want)(?! (?:help|assistance|immediate|access|some|you)))(?: \w+){0,3} (?:encrypted|locked|deleted|wiped),
  encrypted (?:at rest|in transit|by default|by design), (?:encrypted|locked|deleted|wiped) (?:by (?:law|policy)|for (?:hipaa|pci|compliance))`

/** What people have at home, and nobody calls us about. */
export const household = oneOf`
  netflix, hulu, disney(?: plus)?, spotify, youtube, facebook, instagram, tiktok, twitter, snapchat, whatsapp, discord, reddit,
  chatgpt, steam, xbox(?: live)?, playstation(?: network)?, psn, roblox, fortnite, tv, fridge, dishwasher, washer, dryer, oven`

/** How general questions begin. */
export const asking = oneOf`
  what(?: (?:exactly|actually|really|kind of \w+))* (?:is|are|was|were|does), what's, how (?:do|does|can|would|often|fast), how many \w+ (?:do|did|have|has) you,
  (?:which|what) (?:\w+ ){1,4}(?:do|does|did|can|should|would|appl(?:y|ies)|exists?), (?:is|are) there (?:an?|any) (?:\w+ )?(?:articles?|posts?|guides?|laws?|rules?|webinars?), do you (?!have\b)\w+, can you, are you, have you, were you, was (?:your company|cedarline), que (?:es|son)`

/** How questions about what would be begin. */
export const supposing = oneOf`
  (?:and |but )?what if, suppose, imagine, do you (?:also )?(?:check|scan|monitor|watch) (?:if|whether|for) (?:(?:our|my|any|stolen|leaked|compromised) )*(?:passwords?|credentials|log-?ins?|accounts?|data)\b(?!.*\b(?:because|since|think|is|are|was|been)\b), (?:will|would) (?!.*\b(?:all (?:day|night|morning)|long|longer|still|again|since|fixed|tonight|soon)\b)(?:\w+ ){1,3}(?:be|go) (?:down|offline),
  did (?!(?:some|any|hackers?|every|it|they|the)\w*\b)(?!.*\b(?:we|i|our|my|us)\b)[\w']+,
  (?:did|was|were)\b(?!.*\b(?:we|i|our|my|us)\b).*\b(?:during|in|after) the (?:switch|move|migration|launch|relaunch|project), would you, what would (?:you|happen), what happens, que hago para, como (?:me |nos |se )?(?:proteg|evit|previ)\w+`

/** What people say of themselves and of what is wrong with them; none of it is in a general question. */
export const own = oneOf`we, i, i'm, our, my, they, it, this, still, down, everything, everyone, nobody, all`

const affected = oneOf`hacked, breached, attacked, compromised, infected, scammed, phished, encrypted`

/** Says that it has not happened. Who only hopes so, or does not know, may be in trouble. */
export const unaffected = oneOf`
  (?=we|i)(?<!\b(?:hope|hoping|hopefully|pray|sure|whether|if|know|like|that) )(?:we|i)(?:'ve)? (?:(?:did|have|has|had|are|were|was|am) ?n[o']?t|never|(?:have|were|was|are|got) never)(?: (?:actually|really|yet|ever|get|got|been|were|be))* ${affected}(?! (?:before|until|like)\b),
  never had (?:an?|any) (?:\w+ )?(?:breach(?:es)?|attacks?|hacks?|incidents?)(?! (?:before|until|like)\b)`

/** What is hacked or hit, and no computer: "growth hacking", "hit with a price increase". */
export const harmless = oneOf`
  (?:growth|life|excel|outlook|productivity|work|office|travel|kitchen|time|cool|useful|best|favorite) hack(?:s|ers?|ing)?,
  (?:do|does|wo|will) ?n[o']?t (?:ever )?(?:go|be) offline, hack(?:ed|ing)? (?:(?:an?|our|the|their) \w+ )?together(?! with\b), (?:more |be |stay |keep (?:us|our \w+) )(?:safer?|secure|protected) (?:from|against) (?:hackers?|attackers?|attacks?|hacks|breaches|ransomware|malware|viruses)(?!,? (?:(?:and|but) )?(?:but|who|that|which|they|it|our|is|are|has|have|because|inside)\b),
  crashed (?:my|his|her|our|the) (?:car|truck|van|bike|drone), (?:project|campaign|marketing|hiring|redesign|launch|deal)s?(?:'s| is| are| was)(?: \w+)? dead in the water, (?:he|she|i) (?:just |almost )?crashed (?:at|on|in) (?:an?|my|his|her|their|the) (?!server|system|computer|network|website|site)\w+,
  got hit with (?:an? )?(?:(?!(?:fake|bogus|phony|fraud|scam|virus|malware|ransom)\w*)[\w%$.]+ ){0,3}(?:increases?|hikes?|bills?|invoices?|fees?|fines?|surcharges?|prices?|costs?|tax(?:es)?|audit)`

/** Written or spoken about, if not about what happened to the visitor. */
export const writings = oneOf`(?:articles?|reports?|papers?|essay|talk|presentation|speech|webinars?|class|thesis|lecture|posts?|guides?|brochure) (?:on|about)`

/** What is said by those for whom it is so now. */
export const urgent = oneOf`help, now, today, asap, urgent\w*`

/** What is said of oneself, or of what is happening or has just happened: it is told, and not supposed. */
export const told = oneOf`
  our, my, we, us, i, me, now, today, tonight, right, just, already, since, ago, still, currently, (?:nobody|no one) can,
  this (?:very )?(?:morning|afternoon|evening|week|hour|minute|second|moment), at the moment`

/** What would be in an emergency, is done against one, or is planned. */
export const whatIf = oneOf`
  how you, (?:how|what) (?:do|would|can|could|will|should|does) (?:you|your), (?:how|what) (?:would|could|will) (?:we|i),
  (?:how|what) (?:do|can|should) (?:we|i)(?! ${reacting}),
  (?:have|had|were) (?:you|your company|cedarline) (?:guys )?(?:ever )?(?:been )?(?:hacked|breached|attacked|compromised),
  (?:have|had) (?:you|your company|cedarline) (?:guys )?ever (?:had|suffered) (?:an?|any) (?:\w+ )?(?:breach|hack|attack|incident|ransomware),
  (?<!\bdid ?n[o']?t )(?:do|would|will|does) (?:you|u|your|our|my|a|an|the|it|someone|somebody|anyone),
  if, in case, (?:will|would|going to|gonna) (?:\w+ ){0,5}(?:be|have|mean), never (?:be|get),
  guarantee\w*, promise, protect(?:s|ed|ing)?, prevent\w*, avoid\w*, against (?!us\b|our\b|my\b|me\b),
  (?:ransomware|malware|virus|ddos|breach|attack|hacker|outage) (?:protection|removal|defense|training|insurance),
  (?:^|[.;!?,] )(?:so |and )?(?:(?:we|i) )?(?:want|would like|(?:are |am )?looking for)(?! (?:it|this|that|them|someone|somebody|help|you)\b),
  proteg\w*, proteccion, contra, evit\w*, prevenir`
