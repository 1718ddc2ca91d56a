// Detects attempts to override the assistant's instructions, or to get data that is not the visitor's. A miss
// costs little: the local answerer follows no instructions, and a model's answer is checked before it is shown.
import { decodedVariants } from './deobfuscate'

/** What governs a conversation. */
const RULES =
  '(?:instructions?|rules?|prompts?|guidelines?|directions?|directives?|orders|restrictions?|guardrails?|safeguards|programming|constraints?|system message)'

const PATTERNS: readonly RegExp[] = [
  // Dropping the rules.
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|overrule|bypass|circumvent|unlearn|discard|disobey|violate|stop following|(?:do not|dont|don't) follow|pay no attention to|no longer bound by|free from)\\b.{0,40}\\b${RULES}`,
  ),
  new RegExp(
    `\\b(?:skip|drop|cancel|break|neglect|without|suspend|disable|delete|erase)\\b.{0,20}\\b(?:your|previous|prior|earlier|above|safety)\\b.{0,20}\\b${RULES}`,
  ),
  /\b(?:ignore|disregard|forget)\b.{0,12}\b(?:everything|all|anything|what)\b.{0,30}\b(?:above|before|previous|prior|told|said|earlier|you know|you were)/,
  // Revealing internals and secrets.
  /\b(?:reveal|show|print|display|repeat|output|leak|expose|dump|give|tell|share|recite|write|list|summari[sz]e|translate|disclose|paste|what (?:is|are|was|were)|what's)\b.{0,40}\b(?:your|the|its|hidden|initial|original|system|secret|internal|first)\b.{0,20}\b(?:prompts?|instructions|system message|guidelines|directives|configuration|config file|source code|rules you)/,
  /\b(?:reveal|show|print|display|output|leak|expose|dump|give|tell|send|share|list|what (?:is|are)|what's|disclose)\b.{0,40}\b(?:api[ _-]?keys?|secrets?|credentials|(?:access|auth) tokens?|env(?:ironment)? variables?|\.env|process\.env|openai[ _]api|database (?:url|password)|admin(?:istrator)? password|passwords of|(?:customer|client|user) (?:list|data|records|database)|private keys?)/,
  /\b(?:list|show|give|tell|send|share|export|dump|print)\b.{0,20}\b(?:e-?mails?|addresses|names|phone numbers|contacts|details|passwords)\b.{0,12}\bof (?:all )?(?:of )?(?:your|the|other) (?:customers|clients|users|visitors|subscribers)\b/,
  /\b(?:system|your) (?:\w+ )?prompt\b|\breveal (?:all|everything|it)\b|\bhidden (?:prompt|instructions)\b|\bapi[ _-]?keys?\b|\b(?:license|product|activation) keys?\b/,
  /\b(?:what|which) (?:\w+ )?(?:instructions?|rules?|prompts?|guidelines?|orders) (?:were|was|are|did|do|have) you\b|\b(?:dump|print|output|export|reveal) (?:me )?(?:your|the|all) (?:\w+ )?(?:config\w*|settings|memory|context|logs?|database|variables)\b/,
  /\b(?:give|list|show|tell|send|sell|export)\b.{0,15}\b(?:customers?|clients?|users?|visitors?|employees?)(?:['’]?s?)? (?:e-?mails?|names|phone numbers|addresses|list|data|passwords|records)\b/,
  /\bsay (?:something|anything) (?:bad|mean|rude|nasty|offensive|negative|racist)|\b(?:say|admit|agree|confirm) that (?:you|the company|cedarline|your)\b|\bfake (?:review|testimonial|news)\b/,
  // Taking on another role.
  /\b(?:you are|you're|youre|you will be|behave|act|acting|respond|answer|reply|speak|talk)\b (?:now )?(?:as|like|in the role of) (?:if you (?:are|were|had) )?(?:an? |the |my )?(?:\w+ ){0,3}(?:unrestricted|uncensored|evil|pirate|hacker|developer|dan|admin|linux|terminal|grandmother|grandma|character|ai|human|ceo|owner|lawyer|doctor|chef|poet|teacher|tutor|expert|shell|interpreter|calculator|translator|comedian|salesperson|assistant)\b/,
  /\byou are now\b|\byou are an? (?:\w+ )?(?:pirate|hacker|robot without|human|evil|free)\b|\b(?:answer|reply|respond|speak|talk) (?:to me )?(?:as|like) (?:if )?(?:my|an?|the) (?!(?:client|customer|person|human|business|company))|\b(?:let us|let's|lets) play\b|\bfrom (?:now|here|this (?:point|moment)) on,? (?:you|answer|respond|act|speak|reply|always|all)|\bpretend (?:to be|you(?:'re| are| have| were)|that (?:you|there|the))|\brole ?-?play|\bsimulate (?:an?|being|the)\b|\bimagine you(?:'re| are| were) /,
  /\b(?:jail ?broken?|jailbreak\w*|dan mode|do anything now|(?:dev|developer|debug|god|admin|maintenance|root) mode|sudo |root access|prompt injection|unfiltered|uncensored|(?:no|without any) (?:restrictions|limits|filters))/,
  /<\|?\/?(?:im_start|im_end|system|endoftext|start_header_id|eot_id|sys|assistant|instruction)\b|\[\/?(?:inst|sys|system|assistant)\]|<<\/?sys>>|(?<!#)#{2,} ?(?:system|instruction|new (?:rules|instructions|task)|response|end)|(?<![=-])[=-]{3,} ?(?:end|begin|system|new)|\bbegin (?:system|admin|new)\b|\bend of (?:system|prompt|instructions|conversation|context)|"role" ?: ?"/,
  /\b(?:new|updated|revised|real|actual|following|additional|secret) (?:system )?(?:instructions?|prompt|directives?|rules?|orders)\b.{0,6}(?::|\bare\b|\bis\b|apply|supersede|say|from)|\b(?:system|admin|security|emergency|developer) override\b|\boverride (?:code|protocol|mode)\b/,
  /\bi am (?:your|(?:the|an?) (?:openai|anthropic|system|site|website|chatbot|bot|lead|senior|authorized)) ?(?:developer|administrator|admin|creator|owner|operator|engineer|programmer|auditor)\b/,
  // Dictating the reply, or smuggling in code.
  /\b(?:repeat|print|output|echo|copy|recite)\b.{0,30}\b(?:everything|all|text|words?|lines?|message|content)\b.{0,20}\b(?:above|before this|verbatim|word for word|previous)|\bstarting with ["']?you are\b|\brepeat after me\b|\b(?:reply|respond|answer|output|say) (?:only )?(?:with )?(?:exactly|only with|the (?:word|phrase|following|text)|["“'`])|\byour (?:answer|reply|response) must (?:start|begin|contain|include|be)/,
  /\b(?:decode|decrypt|decipher|unscramble|base ?64|rot ?13|hexadecimal|morse)\b.{0,60}\b(?:and|then|this|follow|execute|do|run|obey|message|answer)\b|\b(?:execute|eval|obey|carry out|follow)\b.{0,30}\b(?:command|code|script|instructions?|payload|the result|what it says|sql|query)\b|\brun (?:this|these|the following|my)\b/,
  /<script|javascript:|onerror ?=|onload ?=|<iframe|<img|\bdrop table\b|\bunion select\b|\bselect \* from\b|;\s?--|\$\{|\{\{|\.\.\/|\/etc\/passwd|\bcurl http|\brm -rf\b|!\[[^\]]{0,80}\]\(/,
  // Asking what only the assistant could know about itself or about other visitors.
  /\b(?:my|your|the|these|those|any|hidden|initial|first|original|secret|internal|above|earlier|prior|previous) (?:\w+ ){0,2}(?:instructions?|prompts?|guidelines|directives|system message|pre-?prompt|training data|context window|hidden (?:text|messages?|rules)|restrictions)\b(?=.{0,40}\b(?:say|says|said|tell|told|were|are|is|was|above|you|verbatim|begin|began|include)\b)/,
  /\b(?:you (?:were|have been|are|got) (?:told|given|instructed|configured|started|programmed|prompted|trained|set up|ordered|initiali[sz]ed|fed|running))\b|\b(?:text|words?|messages?|content|everything|anything|lines?)\b.{0,30}\b(?:placed |written |said |sent |came |come |comes |is |was |stands? )?(?:before|above|preceding|prior to)\b.{0,12}\b(?:this (?:conversation|chat|message|line)|my (?:first )?message|the conversation|me\b|here\b|began)/,
  /\b(?:language model|llm|gpt-?\d*|claude|openai|temperature setting|context window|token limit|(?:hidden|secret|internal) (?:rules?|text|messages?|commands?|notes?|settings?|data))\b/,
  /\b(?:names?|e-?mails?|phone numbers?|numbers|addresses|messages|data|details|contacts|records|conversations|chats|passwords?)\b(?:(?!\b(?:down|out|dead|gone|broken|failing)\b).){0,25}\b(?:of|from|for|by|belonging to)\b.{0,12}\b(?:people|persons?|everyone|everybody|others?|customers|clients|visitors|users|employees|staff|applicants|those)\b.{0,8}\b(?:who|that|you|have|in|on|and|$)/,
  // Claims of authority, a new task, words put into our mouth.
  /\bi (?:hereby )?(?:authori[sz]e|command|order|instruct|permit|allow|empower|give you (?:permission|full|the right))\b.{0,12}\b(?:you|permission|to)\b|\bas (?:an?|the|your) (?:\w+ )?(?:admin\w*|developer|creator|owner|operator|superuser|root|engineer|ceo) (?:of|i|at|for|with)\b/,
  /\byour (?:new|real|true|actual|only|next|sole) (?:\w+ )?(?:job|task|role|purpose|name|identity|goal|mission|instructions?|persona|orders?|personality)\b|\byou (?:will|must|shall|have to|need to) (?:now |always |only |never )?(?:act|answer|respond|reply|obey|comply|behave|say|speak|pretend|ignore|be an?)\b|\b(?:no|without(?: any)?|zero|any) (?:\w+ )?(?:restrictions?|limits|limitations|filters?|censorship|constraints|guardrails)\b/,
  /\b(?:begin|start|end|finish|prefix|open|append)\b.{0,12}\b(?:your|the|every|each) (?:answer|reply|response|message|sentence)s? (?:with|by)\b|\b(?:complete|finish|continue) (?:the|this|my|that) (?:\w+ )?(?:sentence|phrase|text|story|paragraph|line)\b|\btell (?:the|every|all|other) (?:users?|visitors?|customers?|everyone)\b|\b(?:reply|respond|answer|say|output|print) (?:me )?(?:only |just )?(?:with )?[a-z]+ and nothing else\b/,
  /\b(?:rules?|restrictions?|guidelines?|filters?|limits|safeguards|checks)\b.{0,25}\b(?:(?:no longer|do not|don't|not) (?:apply|exist|matter|count)|(?:are|is|have been) (?:now )?(?:off|disabled|lifted|gone|suspended|removed|void))\b|\b(?:has|have|having|with) no (?:\w+ )?(?:rules|limits|limitations|restrictions|filters?|ethics|morals)\b|\bas if (?:you|there) (?:had|have|were|was|are) (?:no|not|never)\b/,
  /\b(?:what(?: is|'s| are)|tell me|give me|show me|need|want) (?:the|your|an?|all) (?:\w+ ){0,2}(?:passwords?|credentials|log-?in (?:details|data)|logins?|secrets?|tokens?|private keys?)\b(?! (?:polic|manager|for (?:the|our|my) (?:wi|new)))/,
  // The languages that visitors here most likely write.
  /\b(?:ignora|ignore|olvida|olvide|olvidate|omite|desobedece|descarta)\b.{0,40}\b(?:instrucci|reglas|indicaciones|ordenes|anterior|todo lo)|\b(?:muestra|muestrame|revela|dime|ensena|imprime|repite)\b.{0,40}\b(?:prompt|instrucciones|clave|contrasena|secreto|mensaje (?:de|del) sistema)|\bahora eres\b|\bactua como\b|\bfinge\b|\bhaz de cuenta\b/,
  /\b(?:ignorez|oubliez|oublie)\b.{0,30}\b(?:instructions|regles|consignes)|\b(?:ignoriere|vergiss)\b.{0,40}\b(?:anweisungen|regeln|anleitungen|alles)|\b(?:ignore|esqueca)\b.{0,30}\b(?:instrucoes|regras)/,
]

/** A line in the name of another speaker, as in a transcript. */
const OTHER_VOICE =
  /^`{3} ?(?:system|prompt)|(?:^|[\])}>"'.!?*#]\s?)\s?\[?(?:system|developer|assistant|administrator|admin|root|ai)\s?(?:message|prompt|override|note|update|instruction)?\]?\s?:/i

// Said by people who need help, and not an instruction.
const HARMLESS =
  /\bforg[eo]t (?:my|our|his|her|their|the) (?:\w+ )?passwords?\b|\bpretend(?:ing|s|ed)? to be (?:us\b|(?:our|my|your|the|from|a|an)\b.{0,20}\b(?:boss|ceo|bank|microsoft|you|vendor|client|manager|owner))\b|\breset (?:my|our|the) (?:\w+ )?password/g

/** Whether any reading of the text gives instructions instead of asking. */
export function isInjection(text: string): boolean {
  if (text.split('\n').some((line) => OTHER_VOICE.test(line.trim()))) return true
  return decodedVariants(text).some((reading) => {
    const said = reading.replace(HARMLESS, ' ')
    return PATTERNS.some((pattern) => pattern.test(said))
  })
}
