// Words by which people report trouble: combined by guards/emergency.ts.
import { oneOf } from './wording'

/** Each of these words reports an attack. */
export const attacks = oneOf`
  breach\w*, ransom\w*, hack(?:s|ed|ing|ers?), attack(?:ed|ers?), under attack, cyber ?-?attack\w*, ddos,
  unauthori[sz]ed, virus(?:es)?, malware, trojan, intruders?, compromised, data leak\w*, leak(?:ed|ing), stole(?: \w+){0,3} (?:data|files|records|identity|money|passwords), stealing, steals,
  exfiltrat\w+, encrypted (?:our|my|all|everything), hackead[oa]s?, hackear[oa]n, ciberataque, secuestr\w+, entraron, (?:alguien|hackers?) entro,
  estafaron`

/** Each of these reports that something does not work or is gone. */
export const failures = oneOf`
  outages?, emergenc\w+, offline, blue screen, crash(?:ed|ing|es), broken down, stopped working, got hit,
  not working, nothing (?:is )?work(?:s|ing), does ?n[o']?t work, isn'?t working, vanished, disappear(?:ed|ing),
  no (?:internet|network|connection|wifi), lost (?:the )?connection, lost (?:power|internet|service), lost all (?:our|my),
  locked out of, (?:got|am|i'm|been|we're|are) locked out, stole, stolen, spilled, spilt,
  emergencia, urgente, caido, caida, cayo, no funciona, no podemos, no puedo (?:trabajar|entrar|acceder|abrir|conectarme|iniciar), perdimos, perdi, robaron, robo,
  bloquearon, no (?:enciende|prende|arranca|responde|abre|carga), (?:no hay|no tenemos|sin) (?:internet|sistema|red|correo|conexion)`

/** What visitors depend on. */
export const things = oneOf`
  files?, data, documents?, e-?mails?, mailbox, accounts?, servers?, internet, wi-?fi, network, phones?, phone system,
  phone lines?, website, site, systems?, computers?, laptops?, workstations?, notebooks?, desktops?, pcs?, machines, drives?, shares?, database, vpn,
  registers?, tills?, point of sale, card readers?, (?:card )?terminals?, scanners?, screens?, monitors?, backups?, nas, domain,
  firewalls?, routers?, switch(?:es)?, access points?, racks?, modems?, ups, printers?, everything`

/** Without one of these nobody can be reached, or can work. */
export const supplies = oneOf`phones?, internet, e-?mails?, network, connection, power`

const refuses = oneOf`
  won'?t, will not, does ?n[o']?t, do ?n[o']?t, did ?n[o']?t, refuses to, fails to, stopped`

const isNot = oneOf`(?:is|are|was|were|been|has|have) ?n[o']?t, not, no longer, never`

/** What happens to messages that do not arrive. */
export const unsent = oneOf`
  ${isNot} (?:(?:send|receiv|deliver|synch?|arriv)ing|coming (?:in|on|through)|going (?:out|through)|getting (?:out|through)|(?:being |getting )?(?:sent|delivered|received)),
  (?:can ?not|can'?t|won'?t|will not|could ?n[o']?t) be (?:sent|delivered|received),
  ${refuses} ?(?:even )?(?:send|receiv|deliver|sync|arriv|go (?:out|through)|get (?:out|through|sent|delivered))\w*`

/** States in which a thing is no use. */
export const states = oneOf`
  locked out, went (?:silent|quiet|dark|haywire|crazy|out), dead, died, dies, dying, gone, missing, encrypted, locked, frozen, froze, hijacked, defaced, infected,
  tampered, compromised, vanished, disappeared, unreachable, failed, failing, smoking, on fire, burn(?:t|ed|ing),
  flood(?:ed|ing), under water, soaked, overheating, gibberish, garbled, scrambled, corrupt(?:ed)?, wiped, deleted,
  stopped(?=$| (?:this|today|since|again|at|after|an?) ), ${isNot} (?:boot|start|load|respond|turn|open|connect)ing, ${unsent},
  (?:can ?not|can'?t|won'?t|will not|could ?n[o']?t) be (?:opened|reached|accessed),
  ${refuses} ?(?:even )?(?:boot|start|turn|load|open|connect|charge|respond|come|power|work|mount|run|ring|process|accept)\w*,
  black, blacklisted, clicking, grinding, beeping, buzzing, silent, fell in(?:to)? (?:(?:the|a|some) )?(?:water|toilet|pool|sink|lake|tub|bath\w*|river|puddle),
  (?:weird|strange|loud|odd|funny|terrible) noises?, redirect\w*, no service,
  (?:weird|strange|odd|different|new|unknown) (?:file )?(?:extension|ending|name)s?`

/** What people carry around. */
export const handhelds = oneOf`phone, laptop, notebook, tablet, ipad, macbook, computer, scanner, (?:hard|usb|thumb) drive`

/** What nobody else may read, and nobody misses gladly. */
export const confidential = oneOf`
  files?, folders?, data\w*, e-?mails?, mail, mailbox(?:es)?, inbox, messages?, documents?, records?, accounts?, backups?, calendars?,
  photos?, pictures, spreadsheets?, drives?, servers?, systems?, network, computers?`

/** What a website does not show by itself. */
export const defacements = oneOf`
  (?:chinese|russian|japanese|strange|weird|odd) (?:text|characters|letters|writing|symbols|stuff|things|pages?|messages?), porn\w*,
  casino (?:text|links?|pages?|stuff|games)`

export const lost = oneOf`encrypted, gone, lost, locked, deleted, wiped, frozen`

export const nobody = oneOf`nobody, no one, none of (?:us|my|our)(?: \w+)?, not one of us, everyone is unable`

export const cannot = oneOf`can ?not, can'?t, unable to, not able to`

/** What nobody can do any more. */
export const usualWork = oneOf`
  work, log ?in, sign ?in, log on, access, open (?:any|our), reach (?:our|the), connect, print (?:any\w*|invoices|labels|checks|orders|tickets|receipts|shipping labels),
  (?:take|process|accept) (?:\w+ )?(?:payments|cards|orders|calls|bookings), make (?:any )?calls, receive (?:any )?(?:calls|e-?mails?),
  use (?:our|the|any), send (?:e?mail|anything)`

/** The same after "nobody can", "we can't". */
export const needed = oneOf`
  get (?:online|on|in|into|to), work, print, log, sign, connect, call, reach, open, access, use, see our, receive, send`

/** How people say that something no longer reaches them. */
export const noMore = oneOf`
  (?:(?:are|is|am|was|were) ?n[o']?t|'?m not|'?re not|not|no longer|stopped) (?:receiving|getting), (?:do|does|did) ?n[o']?t (?:receive|get),
  (?:not|never|have ?n[o']?t|has ?n[o']?t) (?:received|gotten)`

export const someoneElse = oneOf`
  some(?:one|body)(?: else)?, (?:a|some) (?:stranger|guy|man|woman|caller|person), strangers, hackers?, criminals?, they,
  (?:an? |the )?(?:ex|former)[- ]?(?:employee|worker|partner|contractor|admin)`

/** Who does something at the visitor's business without knowing better. */
export const insiders = oneOf`
  i, we, he, she, they, some(?:one|body), an? (?:intern|employee|coworker|colleague|user|temp|receptionist|secretary|bookkeeper|manager|assistant)`

export const meddles = oneOf`
  logged, logging, reading, using, e-?mailing, impersonating, controll\w+, moving, access\w*, sending, chang\w+, taken?, took, inside, in, into,
  encrypt\w+, copying, copied, download\w+, spying, steal\w*, hijack\w*, deleting, deleted, locking, locked`

/** The same in one verb. */
export const meddled = oneOf`
  took over, hijack(?:s|ed), seized, encrypt(?:s|ed), controls, reads, moves, deletes, deleted, accessed, logged, opened,
  chang(?:es|ed), copied, downloaded, locked, cleared, emptied, drained`

/** What criminals do to people. */
export const harmed = oneOf`
  scammed, phished, defrauded, conned, swindled, extorted, blackmailed, robbed, duped, tricked, fooled,
  ripped off, spoofed, impersonated`

export const fraud = oneOf`
  fraud\w*, scam\w*, fake, phony, bogus, crooks?, thie(?:f|ves), impost\w+, con (?:artists?|man|men)`

/** What others do in somebody's name. */
export const inOurName = oneOf`
  (?:e-?)?mails?, messages?, texts?, invoices?, transfers?, payments?, charges?, withdrawals?, transactions?, purchases?, orders?,
  wires?, changes?, log-?ins?, sign-?ins?`

export const notUs = oneOf`
  (?:i|we|he|she|they|nobody|no one)(?: here)? (?:never|did ?n[o']?t) (?:sen[dt]|wr[io]te|ma[dk]e|order\w*|authori[sz]e\w*|approve\w*|ask\w*|request\w*),
  (?:nobody|no one)(?: here| of us)? (?:sent|wrote|made|ordered|authori[sz]ed|approved|asked|requested),
  (?:was ?n[o']?t|is ?n[o']?t|not) (?:us|me|him|her|anyone here)$`

/** Where nobody of a Dallas business signs in. */
export const elsewhere = oneOf`
  russia, china, nigeria, iran, korea, ukraine, romania, brazil, india, vietnam, turkey, africa, overseas, abroad,
  (?:an?other|a foreign|an unknown|a strange) (?:country|state|place|location|device)`

/** What is done without anybody doing it. */
export const unasked = oneOf`by itself, by themselves, on its own, on their own`

/** What happens to a company. */
export const incidents = oneOf`
  (?:\w+ )?fraud, scam, theft, break-?in, intrusion, (?:security|cyber) incident, phishing attack,
  fraudulent (?:transfer|payment|charge|wire)s?`

export const secrets = oneOf`passwords?, login, credentials, codes?, pin, bank details, credit card`

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
  ${lowering}(?: (?!(?:${copulas}|because|since|and|but|when|while|${things})\b)\w+){0,3} down,
  ${figures}(?: ${copulas})* down,
  (?:to|we|i|you|office|store|shop|branch|plant|company|business)(?: (?!${copulas})\w+)? shut(?:s|ting)? down,
  (?:further|upside|way|road|lay|up and|ups and|top|hands|deep|face|half|halfway|thumbs|feel|feeling) down,
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

/** What would be in an emergency, is done against one, or is planned. */
export const whatIf = oneOf`
  how you, (?:how|what) (?:do|would|can|could|will|should|does) (?:you|your), (?:how|what) (?:would|could|will) (?:we|i),
  (?:how|what) (?:do|can|should) (?:we|i)(?! ${reacting}),
  (?:have|had|were) (?:you|your company|cedarline) (?:guys )?(?:ever )?(?:been )?(?:hacked|breached|attacked|compromised),
  (?:have|had) (?:you|your company|cedarline) (?:guys )?ever (?:had|suffered) (?:an?|any) (?:\w+ )?(?:breach|hack|attack|incident|ransomware),
  (?:do|would|will|does) (?:you|u|your|our|my|a|an|the|it|someone|somebody|anyone),
  (?:what )?if, in case, (?:will|would|going to|gonna) (?:\w+ ){0,5}(?:be|have|mean), never (?:be|get),
  guarantee\w*, promise, protect(?:s|ed|ing)?, prevent\w*, avoid\w*, against (?!us\b|our\b|my\b|me\b),
  (?:ransomware|malware|virus|ddos|breach|attack|hacker|outage) (?:protection|prevention|removal|defense|training|insurance),
  (?:^|[.;!?,] )(?:so |and )?(?:(?:we|i) )?(?:want|would like|(?:are |am )?looking for)(?! (?:it|this|that|them|someone|somebody|help|you)\b),
  proteg\w*, proteccion, contra, evit\w*, prevenir`
