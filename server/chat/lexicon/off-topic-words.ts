// Words of tasks and chatter that are not for us: combined by guards/off-topic.ts.
import { oneOf } from './wording'

export const writing = oneOf`write, compose, draft`

/** What an assistant for anything is asked to make. */
export const creations = oneOf`
  poem, haiku, limerick, song, lyrics, rap, story, novel, essay, joke, recipe, homework, python, javascript, java, c\+\+,
  sql, bash, powershell, regex, code, script, function, program, algorithm, cover letter, love letter, speech, tweet,
  horoscope, meme, exploit, malware, virus, phishing (?:e?mail|page|site)`

/** What we may be asked to write. */
export const ourTexts = oneOf`
  e-?mail to (?:support|you|sales|info), plan, polic\w+, content, texts?, copy, pages?, website, blog, newsletter,
  documentation, wisps?`

export const entertainment = oneOf`joke, story, riddle, poem, song, fairy tale`

/** Each of these belongs to another subject. */
export const otherSubjects = oneOf`
  super bowl, world cup, lose weight, tax return, medical advice, world war, history of, capital of, meaning of life,
  learn to (?:code|drive|cook|swim|play), (?:the|an?|next|last|by) train(?! (?:our|my|your)), trains, train for,
  teach me (?:to )?(?:code|drive|cook|swim|play|english|french|german|spanish|chinese), machine learning, artificial intelligence, big bang,
  speed of (?:light|sound), (?:life|car|home|pet|travel) insurance, make money,
  (?:get|become|be) rich, green card, favorite (?:color|food|movie|song), how tall, stock price, gas station, white house,
  my (?:employer|car|ex), (?:best|good|nice|favorite)\b.{0,12} (?:lunch|dinner|breakfast|bar|place to eat),
  el tiempo hoy, que tiempo hace, resignation, translate, what is the (?:\w+ )?word for, square root, derivative,
  integral of, equation, solve (?:for [a-z]\b(?! \w)|(?:this|the) (?:equation|puzzle|riddle|following))`

/** What is said to a machine to see what it says. */
export const chatter = oneOf`
  are you (?:single|alive|conscious|sentient|happy|married), what time is it, what day is (?:it|today),
  do you (?:love|like|dream|sleep|eat|believe in god|feel|have feelings), i love you, marry me,
  what is your (?:favorite|opinion|sign), who would win,
  which is better,? (?:iphone|android|mac|windows|ps5|xbox), what do you (?:think|feel) (?:of|about)`

/** What can be old and is ours. */
export const datedThings = oneOf`policy, terms, article, post, guide, page, blog, site, website, company`

/** What somebody has made and we show. */
export const authoredThings = oneOf`testimonial, review, quote, article, post, blog, site, website, page, polic, guide`

export const victims = oneOf`
  neighbor, ex, girlfriend, boyfriend, wife, husband, someone, somebody, competitor, their, his, her, facebook, instagram,
  school, bank`

export const crimes = oneOf`
  hack, ddos, phish, crack, exploit, launder, build a bomb, make a bomb, steal, make (?:a )?(?:virus|malware|ransomware)`

export const superlatives = oneOf`best, worst, cheapest, greatest, fastest`

/** Words by which "best" concerns the visitor or us. */
export const concerned = oneOf`
  you, your, us, our, my, we, u, ur, i, me, way to, worst (?:happens|case|(?:that )?(?:can|could) happen), best practices, best (?:plan|package) for,
  best (?:regards|wishes), (?:all|for) the best(?=[,.!]|$), best(?=,\s\w+$),
  cheapest (?:plan|package|option|price|service|website),
  best (?:(?:phone|e-?mail|mailing) )?(?:number|address|contact|e-?mail|hours?)(?= *(?:[.,?!]|$)| (?:for|if|please)\b| to (?:call|reach|contact|text|send|write|use|get|ask|talk)\b),
  best (?:person|time|place|spot|one) (?:to|for) (?:an? |the )?(?:\w+ )?(?:call|reach|talk|speak|meet|meeting|contact|e-?mail|write|send|ask|park|parking)`

/** What others make or sell. */
export const products = oneOf`
  anti-?virus, firewalls?, routers?, phones?(?! (?:numbers?|systems?)\b), laptops?, printers?, browsers?, e-?mail (?:apps?|providers?|clients?), contact lens(?:es)?`

/** Requests to a phone assistant or a bank. */
export const errands = oneOf`
  (?:to[ -]?do|shopping|grocery|bucket|reading|guest) list, (?:checking|savings) accounts?(?! (?:numbers?|details)), (?:open|close|have|get|balance (?:in|of|on)) (?:an?|my|the) (?:\w+ )?bank account, my (?:\w+ )?bank account(?: balance)?(?= *\?*$),
  my (?:\w+ )?(?:calendar|reservation|(?:credit|debit) (?:card|score)|checking|savings|package|location|alarm),
  my (?:\w+ )?(?:reminders?|taxes|w-?2|horoscope|homework|landlord)`

export const commands = oneOf`
  set, wake, remind, play, turn, skip, pause, transfer, flip, roll, spell, convert, define, calculate, sing, guess`

/** Hours of the day and days of the week, not a sum: "24x7". */
export const coverage = oneOf`(?:7|8|9|10|12|24) ?[\/x*] ?(?:5|6|7|24|365)\b`

/** What is set or turned in our field. */
export const ourCommands = oneOf`up, out, us, our, servers?, off (?:tracking|cookies), (?:off|on) our`

/** Somebody who speaks for a business, or asks us to do something. */
export const businesses = oneOf`
  we, our, us, your (?:\w+ )?(?:clients?|customers?), business, company, office, firm, practice, clinic, staff, employees,
  (?:do|can|could|would) (?:you|u|y ?all), need, website for, necesito, necesitamos, nuestro, nuestra, empresa, negocio,
  oficina, trabajan, atienden, pueden, ofrecen, hacen`

/** What visitors say that they own. */
export const shops = oneOf`
  shops?, stores?, salons?, trucks?, restaurants?, baker(?:y|ies), cafes?, bars?, gyms?, studios?, clinics?, practices?, offices?, firms?, compan(?:y|ies),
  business(?:es)?, biz, farms?, garages?, hotels?, church(?:es)?, schools?, places?`

const several = oneOf`two, three, four, five, several, a few, some, \d+`

/** How they say that it is theirs, before what kind of shop it is. */
export const owns = oneOf`
  (?:owns?|runs?|operates?|manages?|started|open(?:ed|ing)|bought|works? (?:at|for))(?: (?:an?|our|the|his|her|${several}))?,
  (?:ha(?:ve|s)|got|am|are) (?:an?|our|${several})`

export const ourWork = oneOf`
  work(?:ed|ing)? (?:with|for), sell(?:ing)? (?:\w+ ){1,3}online, support, experience, clients?, customers?, clientes, trabajan con, atienden, apoyan`
