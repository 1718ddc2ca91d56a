// Words by which people report trouble: combined by guards/emergency.ts.
import { oneOf } from './wording'

/** Each of these is reason enough to show the emergency line. */
export const alarms = oneOf`
  breach\w*, ransom\w*, hack(?:s|ed|ing|ers?), attack(?:ed|ers?), under attack, cyber ?-?attack\w*, ddos,
  unauthori[sz]ed, virus(?:es)?, malware, trojan, intruders?, compromised, data leak\w*, leak(?:ed|ing), stole, stolen,
  stealing, steals, exfiltrat\w+, encrypted (?:our|my|all|everything), locked out of,
  outages?, emergenc\w+, offline, blue screen, crash(?:ed|ing|es), broken down, stopped working, got hit,
  not working, nothing (?:is )?work(?:s|ing), does ?n[o']?t work, isn'?t working, vanished, disappear(?:ed|ing),
  no (?:internet|network|connection|wifi), lost (?:the )?connection, lost (?:power|internet), lost all (?:our|my)`

export const alarmsInSpanish = oneOf`
  hackeado, hackearon, ciberataque, emergencia, caido, caida, no funciona, no podemos, no puedo trabajar, robaron,
  secuestr\w+, no (?:enciende|arranca|responde|abre|carga), (?:no hay|no tenemos|sin) (?:internet|sistema|red|correo|conexion),
  perdimos, perdi, urgente, cayo, robo, estafaron, bloquearon, entraron`

/** What visitors depend on. */
export const things = oneOf`
  files?, data, documents?, e-?mails?, mailbox, accounts?, servers?, internet, wi-?fi, network, phones?, phone system,
  phone lines?, website, site, systems?, computers?, laptops?, pcs, machines, drives?, shares?, database, vpn,
  registers?, tills?, card readers?, (?:card )?terminals?, scanners?, screens?, monitors?, backups?, nas, domain,
  firewalls?, routers?, switch(?:es)?, access points?, racks?, modems?, printers?, everything`

/** Without one of these nobody can be reached, or can work. */
export const supplies = oneOf`phones?, internet, e-?mails?, network, connection, power`

const refuses = oneOf`
  won'?t, will not, does ?n[o']?t, do ?n[o']?t, did ?n[o']?t, refuses to, fails to, stopped`

/** States in which a thing is no use. */
export const states = oneOf`
  locked out, dead, died, dies, dying, gone, missing, encrypted, locked, frozen, froze, hijacked, defaced, infected,
  tampered, compromised, vanished, disappeared, unreachable, failed, failing, smoking, on fire, burn(?:t|ed|ing),
  flood(?:ed|ing), under water, soaked, overheating, gibberish, garbled, scrambled, corrupt(?:ed)?, wiped, deleted,
  stopped(?=$| (?:this|today|since|again|at|after|an?) ), not (?:boot|start|load|respond|turn)ing,
  ${refuses} ?(?:even )?(?:boot|start|turn|load|open|connect|respond|come|power|work|mount)\w*,
  (?:weird|strange|odd|different|new|unknown) (?:file )?(?:extension|ending|name)s?`

export const lost = oneOf`encrypted, gone, lost, locked, deleted, wiped, frozen`

export const nobody = oneOf`nobody, no one, none of (?:us|my|our)(?: \w+)?, not one of us, everyone is unable`

export const cannot = oneOf`can ?not, can'?t, unable to, not able to`

/** What nobody can do any more. */
export const usualWork = oneOf`
  work, log ?in, sign ?in, log on, access, open (?:any|our), reach (?:our|the), connect, print anything,
  take payments, send (?:e?mail|anything)`

export const someoneElse = oneOf`
  some(?:one|body)(?: else)?, a stranger, strangers, hackers?, criminals?, they`

export const meddles = oneOf`
  logged, logging, reading, using, controll\w+, moving, access\w*, sending, chang\w+, taken?, took, inside, in, into`

export const secrets = oneOf`passwords?, login, credentials, codes?, pin, bank details, credit card`
