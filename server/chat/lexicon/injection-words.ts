// Words by which people try to give the assistant instructions: combined by guards/injection.ts.
import { oneOf } from './wording'

/** What governs a conversation. */
export const rules = oneOf`
  instructions?, rules?, prompts?, guidelines?, directions?, directives?, orders, restrictions?, guardrails?, safeguards,
  programming, constraints?, system message`

export const dropping = oneOf`
  ignore, disregard, forget, override, overrule, bypass, circumvent, unlearn, discard, disobey, violate, stop following,
  (?:do not|dont|don't) follow, pay no attention to, no longer bound by, free from`

/** What is done to rules, and to other things as well. */
export const ending = oneOf`skip, drop, cancel, break, neglect, without, suspend, disable, delete, erase`

export const before = oneOf`above, before, previous, prior, told, said, earlier, you know, you were`

export const revealing = oneOf`
  reveal, show, print, display, repeat, output, leak, expose, dump, give, tell, share, recite, write, list,
  summari[sz]e, translate, disclose, paste, what (?:is|are|was|were), what's`

export const internals = oneOf`
  prompts?, instructions, system message, guidelines, directives, configuration, config file, source code, rules you`

export const handingOver = oneOf`
  reveal, show, print, display, output, leak, expose, dump, give, tell, send, share, list, what (?:is|are), what's,
  disclose, export`

export const secrets = oneOf`
  secrets?, credentials, (?:access|auth) tokens?, env(?:ironment)? variables?, database (?:url|password),
  admin(?:istrator)? password, passwords of, (?:customer|client|user) (?:list|data|records|database), private keys?`

/** Each of these is asked for by nobody else. */
export const suspicious = oneOf`
  (?:system|your) (?:\w+ )?prompt, reveal (?:all|everything|it), hidden (?:prompt|instructions), api[ _-]?keys?,
  (?:license|product|activation) keys?, language model, llm, gpt-?\d*, claude, openai, temperature setting,
  context window, token limit,
  (?:hidden|secret|internal) (?:rules?|text|messages?|commands?|notes?|settings?|data),
  (?:system|admin|security|emergency|developer) override, override (?:code|protocol|mode),
  begin (?:system|admin|new), drop table, union select, select \* from, rm -rf,
  end of (?:system|prompt|instructions|conversation|context)\w*,
  (?:no|without(?: any)?|zero|any) (?:\w+ )?(?:restrictions?|limits|limitations|filters?|censorship|constraints|guardrails),
  (?:has|have|having|with) no (?:\w+ )?(?:rules|ethics|morals),
  you are now, as if (?:you|there) (?:had|have|were|was|are) (?:no|not|never), (?:let us|let's|lets) play,
  fake (?:review|testimonial|news), starting with ["']?you are, repeat after me, run (?:this|these|the following|my),
  ahora eres, actua como, finge, haz de cuenta`

/** The same where the word may go on. */
export const suspiciousStarts = oneOf`
  jail ?broken?, jailbreak, dan mode, do anything now, (?:dev|developer|debug|god|admin|maintenance|root) mode, sudo\s,
  root access, prompt injection, unfiltered, uncensored, role ?-?play, curl http, simulate (?:an?|being|the)\b,
  imagine you(?:'re| are| were)\s, pretend (?:to be|you(?:'re| are| have| were)|that (?:you|there|the)),
  from (?:now|here|this (?:point|moment)) on,? (?:you|answer|respond|act|speak|reply|always|all),
  your (?:answer|reply|response) must (?:start|begin|contain|include|be),
  say (?:something|anything) (?:bad|mean|rude|nasty|offensive|negative|racist)`

/** Marks of transcripts, of code and of markup. */
export const marks = oneOf`
  <\|?\/?(?:im_start|im_end|system|endoftext|start_header_id|eot_id|sys|assistant|instruction)\b,
  \[\/?(?:inst|sys|system|assistant)\], <<\/?sys>>, "role" ?: ?",
  (?<!#)#{2,} ?(?:system|instruction|new (?:rules|instructions|task)|response|end),
  (?<![=-])[=-]{3,} ?(?:end|begin|system|new),
  <script, javascript:, onerror ?=, onload ?=, \.env\b, <iframe, <img, ;\s?--, \$\{, \{\{, \.\.\/, \/etc\/passwd,
  !\[[^\]]{0,80}\]\(`

export const people = oneOf`customers?, clients?, users?, visitors?, employees?`

export const contactData = oneOf`e-?mails?, addresses, names, phone numbers, contacts, details, passwords`

export const personalData = oneOf`
  names?, e-?mails?, phone numbers?, numbers, addresses, messages, data, details, contacts, records, conversations, chats,
  passwords?`

export const otherPeople = oneOf`
  people, persons?, everyone, everybody, others?, customers, clients, visitors, users, employees, staff, applicants, those`

export const acting = oneOf`
  you are, you're, youre, you will be, behave, act, acting, respond, answer, reply, speak, talk`

export const roles = oneOf`
  unrestricted, evil, pirate, hacker, developer, dan, admin, linux, terminal, grandmother, grandma, character, ai, human,
  ceo, owner, lawyer, doctor, chef, poet, teacher, tutor, expert, shell, interpreter, calculator, translator, comedian,
  salesperson, assistant`

export const authorities = oneOf`
  developer, administrator, admin, creator, owner, operator, engineer, programmer, auditor`

export const purposes = oneOf`
  job, task, role, purpose, name, identity, goal, mission, instructions?, persona, orders?, personality`

export const replying = oneOf`reply, respond, answer, say, output, print`

export const texts = oneOf`text, words?, messages?, content, everything, anything, lines?`

/** What the assistant was told before the conversation. */
export const briefing = oneOf`
  instructions?, prompts?, guidelines, directives, system message, pre-?prompt, training data, context window,
  hidden (?:text|messages?|rules), restrictions`

export const briefed = oneOf`
  told, given, instructed, configured, started, programmed, prompted, trained, set up, ordered, initiali[sz]ed, fed,
  running`

export const decoding = oneOf`
  decode, decrypt, decipher, unscramble, base ?64, rot ?13, hexadecimal, morse`

export const limits = oneOf`rules?, restrictions?, guidelines?, filters?, limits, safeguards, checks`

/** Of limits that are said not to hold. */
export const over = oneOf`
  (?:no longer|do not|don't|not) (?:apply|exist|matter|count),
  (?:are|is|have been) (?:now )?(?:off|disabled|lifted|gone|suspended|removed|void)`

export const which = oneOf`
  my, your, the, these, those, any, hidden, initial, first, original, secret, internal, above, earlier, prior, previous`

/** Words of a question about the briefing. */
export const askedOf = oneOf`
  say, says, said, tell, told, were, are, is, was, above, you, verbatim, begin, began, include`

export const thisChat = oneOf`
  this (?:conversation|chat|message|line), my (?:first )?message, the conversation, me\b, here\b, began`

export const signIn = oneOf`
  passwords?, credentials, log-?in (?:details|data), logins?, secrets?, tokens?, private keys?`

/** Said by people who need help. */
export const harmless = oneOf`
  (?:sent|given|passed|forwarded|shared|goes?|(?:send|give|pass|forward|share) (?:my|our|this|what i) (?:\w+ ){0,2}?)(?: on)? ?(?:to|with) (?:openai|claude)\b,
  (?:does|do|can|will) (?:openai|claude) (?:see|get|read|receive|store|keep)\b,
  forg[eo]t (?:my|our|his|her|their|the) (?:\w+ )?passwords?\b, reset (?:my|our|the) (?:\w+ )?password,
  pretend(?:ing|s|ed)? to be us\b,
  pretend(?:ing|s|ed)? to be (?:our|my|your|the|from|a|an)\b.{0,20}\b(?:boss|ceo|bank|microsoft|you|vendor|client|manager|owner)\b`
