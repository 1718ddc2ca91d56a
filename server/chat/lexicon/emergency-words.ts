// Words by which people report trouble: combined by guards/emergency.ts and guards/attacks.ts.
import { oneOf } from './wording'

/** Each of these words reports an attack. */
export const attacks = oneOf`
  breach\w*, ransom\w*, hack(?:s|ed|ing|ers?), attack(?:ed|ers?), under attack, cyber ?-?attack\w*, ddos,
  unauthori[sz]ed, virus(?:es)?, malware, trojan, intruders?, compromised, data leak\w*, leaked, leaking (?:our|my|data|client|customer), stole(?: \w+){0,3} (?:data|files|records|identity|money|passwords), stealing, steals,
  exfiltrat\w+, extort\w+, blackmail\w*, encrypted (?:our|my|all|everything),
  hackead[oa]s?, hackear[oa]n, ciberataque, atacaron, secuestr\w+, rescate, entraron, (?:alguien|hackers?) entro, estafaron,
  (?:hice|hizo|hicimos|di|dio|dimos) clic\w*, abri(?:o|mos)? (?:un|una|el|la) (?:correo|e?mail|archivo|adjunto|enlace|mensaje)`

/** Each of these reports that something does not work or is gone. */
export const failures = oneOf`
  outages?, emergenc\w+, offline, blue screen, crash(?:ed|ing|es), broken down, stopped working, got hit, (?=[webocti])(?<!\b(?:if|when|once) )(?:(?:we|everything|everyone|everybody)(?:'re|'s| are| is)?|(?:office|business|company|team) is)(?: \w+)? dead in the water, (?=struck|lightning)(?<!\b(?:if|when|case|should|against|from) (?:\w+ )?)(?:struck by lightning(?! (?:\w+ ){1,3}ago\b)|lightning (?:hit|struck|strikes?)(?! (?:detection|warning|protection))),
  not working, nothing (?:is )?work(?:s|ing), does ?n[o']?t work, isn'?t working, vanished, disappear(?:ed|ing),
  no (?:internet|network|connection|wifi|dial tone), lost (?:the )?connection, lost (?:power|internet|service), lost all (?:our|my),
  locked out of, (?:got|am|i'm|been|we're|are) locked out, stole, stolen, spilled, spilt,
  urgente, caido, caida, cayo, no funciona, se (?:me |nos )?perdi(?:o|eron), no podemos, no puedo (?:trabajar|entrar|acceder|abrir|conectarme|iniciar), perdimos, perdi, robaron, robo,
  (?<!\bcomo )(?:borr|elimin)(?:e|o|aron|amos) (?:por error|sin querer|tod[oa]s?|l[ao]s?|el|una?|archivos?|carpetas?)(?! (?:cookies|cuenta)\b),
  bloquearon, no (?:enciende|prende|arranca|responde|abre|carga), (?:no hay|no tenemos|sin) (?:internet|sistema|red|correo|conexion)`

/** What visitors depend on. */
export const things = oneOf`
  files?, folders?, data, documents?, e-?mails?, mailbox, accounts?, servers?, internet, wi-?fi, network, phones?, phone system,
  (?:phone )?lines, phone line, website, site, systems?, computers?, laptops?, workstations?, notebooks?, desktops?, pcs?, machines, drives?, shares?, database, vpn,
  registers?, tills?, point of sale, pos(?! (?:vendor|provider|company)), card readers?, (?:card )?terminals?, scanners?, screens?, monitors?, backups?, nas, domain,
  firewalls?, routers?, switch(?:es)?, access points?, racks?, modems?, ups, printers?, everything`

/** Without one of these nobody can be reached, or can work. */
export const supplies = oneOf`phones?, (?:inter)?nets?, wi-?fi, e-?mails?, network, connection, power, cable, fiber`

/** Software that people cannot work without. */
export const programs = oneOf`apps?, teams, outlook, gmail, onedrive, sharepoint, quickbooks, software, erp, program, inbox, calendar`

const refuses = oneOf`
  won'?t, will not, does ?n[o']?t, do ?n[o']?t, did ?n[o']?t, refuses to, fails to, stopped`

const isNot = oneOf`(?:is|are|was|were|been|has|have) ?n[o']?t, not, no longer, never`

/** What happens to messages that do not arrive. */
export const unsent = oneOf`
  ${isNot} (?:(?:send|receiv|deliver|synch?|arriv)ing|coming (?:in|on|through)|going (?:out|through)|getting (?:out|through)|(?:being |getting )?(?:sent|delivered|received)),
  (?:can ?not|can'?t|won'?t|will not|could ?n[o']?t) be (?:sent|delivered|received),
  ${refuses} ?(?:even )?(?:send|receiv|deliver|sync|arriv|go (?:out|through)|get (?:out|through|sent|delivered))\w*`

/** What should not be so. */
export const odd = oneOf`weird, strange, odd, funny, unknown, suspicious, fishy, shady, loud, terrible`

/** States in which a thing is no use. */
export const states = oneOf`
  locked out, went (?:silent|quiet|dark|haywire|crazy|out), dead(?:locked)?, died, dies, dying, gone, missing, encrypted, locked, frozen, froze, hijacked, defaced, infected,
  tampered, unreachable, failed, failing, smoking, on fire, burn(?:t|ed|ing),
  flood(?:ed|ing), under water, (?:standing|sitting|lying|stood|sat) in (?:the )?water, soaked, overheating, gibberish, garbled, scrambled, (?=dam|fri)(?<=\b(?:is|are|was|were|been|got|be|completely|totally|badly) )(?<!\b(?:that|which|if(?: \w+){1,3}) (?:is|are|was|were) )(?:damaged|fried), toast(?! \w), bricked, kaput, corrupt(?:ed|ion(?! (?:protection|prevention|detection|checks?)))?, wiped, deleted, empty, (?:so|too|very|really|extremely) hot,
  stopped(?=$| (?:this|today|since|again|at|after|an?) ), ${isNot} (?:(?:boot|start|load|respond|turn|open|connect)ing|reachable), ${unsent},
  (?:can ?not|can'?t|won'?t|will not|could ?n[o']?t) be (?:opened|reached|accessed),
  ${refuses} ?(?:even )?(?:boot|start|turn|load|open|connect|charge|respond|come|power|work|mount|run|ring|process|accept)\w*,
  black(?:ed out)?(?! friday), blacklisted, clicking(?! (?:my|our|the|on)\b), grinding, beeping, buzzing, silent, fell in(?:to)? (?:(?:the|a|some) )?(?:water|toilet|pool|sink|lake|tub|bath\w*|river|puddle),
  ${odd} (?:noise|sound)s?, (?:making|makes|made) (?:\w+ ){0,2}(?:noise|sound)s?, screaming, redirect\w*, no service,
  (?:${odd}|different|new) (?:file )?(?:extension|ending|name)s?`

/** What is plugged in wherever it was found. */
export const sticks = oneOf`usb(?: (?:stick|drive|key))?, (?:thumb|flash) drive, memory stick`

/** What people carry around. */
export const handhelds = oneOf`phone, laptop, notebook, tablet, ipad, macbook, computer, scanner, hard drive, backup drive, badge, security key, ${sticks}`

/** Where people leave things behind. */
export const places = oneOf`
  uber, lyft, taxi, cab, car, train, bus, subway, plane, flight, airport, hotel, restaurant, bar, cafe, coffee shop, gym, park, store`

/** How things get out of hand. */
export const mislaid = oneOf`left(?: behind)?, forgot, lost, misplaced, missing, taken, swiped, snatched`

/** What nobody else may read, and nobody misses gladly. */
export const confidential = oneOf`
  files?, folders?, data\w*, e-?mails?, mail, mailbox(?:es)?, inbox, messages?, documents?, records?, accounts?, backups?, calendars?,
  photos?, pictures, spreadsheets?, invoices, contacts?, (?:customer|client|contact|price) lists?, drives?, disks?, quickbooks, servers?, systems?, network, computers?`

/** What a website does not show by itself. */
export const defacements = oneOf`
  (?:chinese|russian|japanese|strange|weird|odd) (?:stores?|shops?|sites?|text|characters|letters|writing|symbols|stuff|things|pages?|messages?), porn\w*,
  casinos?(?: (?:text|links?|pages?|stuff|games))?,
  (?:another|a different|someone else's|somebody else's|some other) (?:(?:company|business)'s )?(?:store|shop|site|website|page|company|business)(?!'s| (?:names?|logos?|hosting|address|for|to|per|in|depending)\b)`

/** What visitors write and send to us, and no leak. */
export const ownPaper = oneOf`you, your, forms?, articles?, posts?, links?, applications?, resume, cv, messages?, questions?`

/** What undoes work. */
export const erased = oneOf`deleted, wiped, erased, overwrote, overwritten, formatted, emptied, trashed, removed, saved over, threw (?:away|out)`

/** How somebody speaks of a mistake. */
export const mistakenly = oneOf`have, has, had, just, accident(?:al)?ly, mistakenly, probably, may, might, think i, by (?:accident|mistake)`

/** What somebody does to what worked. */
export const broke = oneOf`broke, killed, wrecked, ruined, bricked, fried, unplugged, (?:messed|screwed) up, (?:took|knocked) (?:out|down)`

/** How somebody walks away with what is not theirs. */
export const grabbed = oneOf`grabbed, took, swiped, snatched, nabbed, (?:walked|ran) off with`

export const nobody = oneOf`nobody, no one, none of (?:us|my|our)(?: \w+)?, not one of us, everyone is unable`

export const cannot = oneOf`can ?not, can'?t, unable to, not able to`

/** What nobody can do any more. */
export const usualWork = oneOf`
  work, log ?in, sign ?in, log on, access, open (?:any|our), reach (?:our|the), connect, print (?:any\w*|invoices|labels|checks|orders|tickets|receipts|shipping labels),
  (?:take|process|accept) (?:\w+ )?(?:payments|cards|orders|calls|bookings), make (?:any )?calls, receive (?:any )?(?:calls|e-?mails?),
  use (?:our|the|any), send (?:e-?mails?|anything), e-?mail(?! (?:you|u)\b)`

/** The same after "nobody can", "we can't". */
export const needed = oneOf`
  get (?:online|on|in(?! touch| contact)|into|to), work, print, log, sign, connect, call, reach, open, access, use, see our, receive, send`

/** How people say that something no longer reaches them. */
export const noMore = oneOf`
  (?:(?:are|is|am|was|were) ?n[o']?t|'?m not|'?re not|not|no longer|stopped) (?:receiving|getting), (?:do|does|did) ?n[o']?t (?:receive|get),
  (?:not|never|have ?n[o']?t|has ?n[o']?t) (?:received|gotten)`

/** Who does something at the visitor's business without knowing better. */
export const insiders = oneOf`
  i, we, he, she, they, some(?:one|body),
  (?:an?|the|my|our|his|her|your|one of (?:my|our)) (?:new |old )?(?:intern|employee|coworker|colleague|user|temp|receptionist|secretary|bookkeeper|accountant|manager|assistant|boss|ceo|owner|partner|guy|tech|technician)`

export const meddles = oneOf`
  logged, logging, reading, using, e-?mailing, impersonating, controll\w+, moving(?! (?:\w+ )?(?:monitors?|screens?|desks?|tvs?|offices?)\b), access\w*, sending, chang\w+, taken?, took, inside, in, into,
  encrypt\w+, copying, copied, download\w+, spying, steal\w*, hijack\w*, deleting, deleted, locking, locked`

/** The same in one verb. */
export const meddled = oneOf`
  took over, hijack(?:s|ed), seized, encrypt(?:s|ed), controls, reads, moves, deletes, deleted, accessed, logged, opened,
  chang(?:es|ed), copied, downloaded, locked, cleared, emptied, drained`

/** What criminals do to people. */
export const harmed = oneOf`
  scammed, phished, defrauded, conned, swindled, robbed, duped, tricked, fooled,
  ripped off, spoofed, impersonated`

export const fraud = oneOf`
  fraud\w*, scam\w*, fake, phony, bogus, crooks?, thie(?:f|ves), impost\w+, con (?:artists?|man|men)`

/** What others do in somebody's name. */
export const inOurName = oneOf`
  (?:e-?)?mails?, messages?, texts?, invoices?, transfers?, payments?, charges?, withdrawals?, transactions?, purchases?, orders?,
  wires?, changes?, log-?ins?, sign-?ins?, passwords?, settings?, (?:mailbox |inbox |forwarding )?rules?, forwarding`

export const notUs = oneOf`
  (?:i|we|he|she|they|nobody|no one)(?: here)? (?:never|did ?n[o']?t) (?:sen[dt]|wr[io]te|ma[dk]e|order\w*|authori[sz]e\w*|approve\w*|ask\w*|request\w*|set up|creat\w+|d(?:o|id)(?: (?:it|that|this))?$),
  (?:nobody|no one)(?: here| of us)? (?:sent|wrote|made|ordered|authori[sz]ed|approved|asked|requested|set up|created|did (?:it|that|this)),
  (?:was ?n[o']?t|is ?n[o']?t|not) (?:us|me|him|her|anyone here)$`

/** Where nobody of a Dallas business signs in. */
export const elsewhere = oneOf`
  russia, china, nigeria, iran, korea, ukraine, romania, brazil, india, vietnam, turkey, africa, overseas, abroad,
  (?:an?other|a foreign|an unknown|a strange) (?:country|state|place|location|device)`

/** What is done without anybody doing it. */
export const unasked = oneOf`by itself, by themselves, on its own, on their own`

/** Where visitors work. */
const workplaces = oneOf`
  compan(?:y|ies), business, firm, practice, clinic, stores?, shop, offices?, warehouse, branch, restaurant, bakery, salon, school, church, plant, hotel,
  gym, headquarters, site, place`

/** What happens to a company. */
export const incidents = oneOf`
  ${odd} (?:\w+ )?(?:log-?in|sign-?in|activity|charge|transfer|device|rule)s?, (?:\w+ )?fraud, scam, theft, break-?in, intrusion, (?:security|cyber) incident, phishing attack,
  (?:(?<=^|\b(?:an?|the|our|this) (?:(?:website|site|e-?mail|server|account|network|data) )?))hack(?! (?:for|that (?:lets?|makes?|saves?|helps?|allows?|works?|speeds?)|to|at(?! (?:our|my|work|the ${workplaces})\b)|insurance|in the news|on (?:the news|tiktok|youtube|reddit|tv))\b),
  fraudulent (?:transfer|payment|charge|wire)s?`

/** After one of these: it is only spoken of, or played. */
export const unharmed = oneOf`simulations?, tests?, drills?, exercises?, trainings?, articles?, stor(?:y|ies), tricks?, day, week`

/** Where what happens concerns the visitor, after a preposition; or when it happened. */
export const ours = oneOf`
  us, here, work, data, our name, the (?:\w+ )?(?:${workplaces}|${things}), (?:his|her) (?:\w+ )?${things},
  (?:my|our) (?!(?:\w+ )?(?:competitors?|vendors?|suppliers?|clients?|customers?|friends?|neighbou?rs?|landlord|bank|hospital|doctors?|gym|job|building|street|town|city|area|industry|state|kids?|sons?|daughters?|marketing firm)\b|(?:last|old|former|previous) )\w+,
  (?:sun|mon|tues|wednes|thurs|fri|satur)day, (?:the|this|last) (?:weekend|night|morning|afternoon|evening|hour|holidays?)`

/** Says that it was somewhere else, or only heard of. */
export const hearsay = oneOf`
  next (?:door|to (?:us|me|ours)), (?:across|down) the (?:street|road|hall), in the news, on tv, going (?:around|on with), another (?:tenant|company|business|store|office),
  (?:i|we) (?:just )?(?:saw|read|heard|watched|learned), alert training, among`

/** Where money was to go, and criminals would have it go elsewhere. */
export const payee = oneOf`
  (?<!\b(?:have|got) an? |\b(?:your|our|my|i|we|i've|we've) (?:have )?)(?:new|changed|changes|updated|different|another) (?:the |our |their |his |her )?(?:(?:(?:wir(?:e|ing)|bank(?:ing)?|payment|ach|routing|account) )+(?:instructions?|details|info\w*|numbers?)|bank accounts?)`

/** Where money goes. */
export const accountsOfMoney = oneOf`bank(?:ing)? (?:accounts?|details|info\w*), (?:account|routing) numbers?, (?:payment|wire|wiring) (?:instructions|details)`

/** People who let others in or not, and their doors. */
export const gatekeepers = oneOf`landlord, guard, corporate, door, building, school, provider, insur\w+, vendor, company, bank, boss, manager, owner, client, you, he, she, they, who, your`

/** Who is kept out of something. */
export const everybody = oneOf`all of us, all users, all our \w+, every(?:one|body)(?: \w+)?, (?:the )?(?:whole|entire) \w+`

/** Those who are waiting for what does not work. */
export const waiting = oneOf`(?:patients?|customers?|clients?|guests?|people|everyone|everybody)(?: \w+)? (?:is |are )?(?:waiting(?! (?:too|so) long)|lined up)`

export const secrets = oneOf`passwords?, login, credentials, codes?, pin, bank details, credit card`
