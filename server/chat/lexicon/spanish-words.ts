// Spanish words that occur in questions to a company like ours, without accents.
import { wordListOf } from './word-list'

/** Frequent words that identify the language. */
export const spanishMarks = new Set(
  wordListOf(`el la los las un una unos unas de del que como cual cuales donde cuando cuanto cuanta cuantos cuantas
    quien quienes por para con sin su sus mi mis nuestro nuestra nuestros nuestras es son esta estan hay tienen
    tiene ofrecen hacen hace puedo puede pueden podemos podria podrian necesito necesitamos quiero quisiera queremos
    ustedes usted yo y si muy hola gracias buenos buenas dias tardes ayuda ayudar hablar se le les nos al pero porque
    ahora dia horas horario horarios precio precios servicio servicios empresa pagina correo telefono direccion
    oficina abierto abierta abiertos abren cierran cuesta cuestan cobran espanol habla hablan trabajan trabajo
    trabajar computadora computadoras sitio nube seguridad favor redes algun alguna alguien en
    negocio somos soy estoy estamos tengo tenemos busco dar digame saber sobre mas todo toda todos eso este
    ese entre desde hasta tambien ya trabajos empleo empleos vacantes disponible disponibles atienden queja quejarme`),
)

/** English words by Spanish stems: what follows a stem must be an ending. */
const stems: Readonly<Record<string, string>> = {
  // People and places.
  hola: 'hello',
  graci: 'thanks',
  adios: 'goodbye',
  'empres compani negoci firm': 'company',
  'emplead trabajador personal equip': 'employee',
  client: 'clients',
  tecnic: 'technician',
  ingenier: 'engineer',
  'informatic sistem': 'infotech',
  encargad: 'it_person',
  'despach abogad bufet': 'lawyer',
  'dentist dental': 'dental',
  'clinic hospital medic': 'healthcare',
  'contador contabl': 'accountant',
  tiend: 'store',
  gimnasi: 'gym',
  'bodeg almacen': 'warehouse',
  ciudad: 'city',
  'zon area regi': 'area',
  'cerc lejos kilometr mill': 'radius',
  'cubr atiend atend viaj': 'serve',
  'vien veng visit ir acud': 'visit',
  sucursal: 'branch',
  oficin: 'office',
  dond: 'where',
  idiom: 'speak spanish',
  'ubicad ubicaci encuentr qued localiz direcci domicili lleg': 'address',
  mapa: 'map',
  codig: 'zip',
  // Time.
  'hor horari': 'hours',
  'abr abiert abier': 'open hours',
  'cierr cerrad cerr': 'close hours',
  'lun mart miercol juev viern': 'weekday',
  'sabad doming finde': 'weekend',
  'noch madrugad': 'night',
  'feriad festiv navid': 'holiday',
  'rapid rapidament pront tard demor dentro': 'speed',
  'respuest respond contest atienda': 'respond',
  tiempo: '',
  'espera esper': 'wait',
  // Reaching us.
  telefon: 'phone number',
  numer: 'number',
  'llam marc': 'call',
  'corre email': 'email',
  'contact comunic': 'contact',
  'habl platic convers': 'talk',
  'person human alguien asesor agent': 'person',
  'cit reunion': 'appointment',
  'escrib mand envi': 'write',
  boletin: 'newsletter',
  suscrib: 'subscribe',
  solicit: 'request',
  // What we do.
  servici: 'services',
  'ofrec dedic': 'services',
  'soport asistenci': 'helpdesk support',
  ayud: 'help',
  mesa: 'helpdesk',
  'computador ordenador': 'computer',
  'portatil laptop': 'laptop',
  impresor: 'printer',
  'repar arregl': 'fix',
  'problem fall': 'problem',
  'instal configur': 'install',
  'program aplicaci': 'software',
  'segurid ciberseguridad': 'security',
  'proteg protecci': 'protect',
  'hacker pirat': 'hacker',
  'hackead hackear hackean hacke': 'hacked',
  'ataqu atac': 'attack',
  virus: 'virus',
  'estaf phishing fraud': 'phishing',
  'contrasen clave': 'password',
  olvid: 'forgot',
  'cifrad encript': 'encrypted',
  red: 'network',
  'wifi inalambric': 'wifi',
  'cablead cabl': 'cabling',
  cortafueg: 'firewall',
  lent: 'slow',
  internet: 'internet',
  'cae caid caer cay': 'outage',
  servidor: 'server',
  nub: 'cloud',
  'migr mud traslad mov pas': 'move',
  'respald copi': 'backup',
  recuper: 'restore',
  'archiv carpet': 'files',
  'siti pagin web': 'website',
  disen: 'design',
  'mercade marketing publicid anunci promoci': 'marketing',
  'googl buscador': 'google',
  posicion: 'seo',
  'aparec encontr': 'found',
  'cre construy constru': 'build',
  'emergenci urgenci': 'emergency',
  urgent: 'urgent',
  // Getting started, and the company.
  'empez empiez comenz comienz inici': 'start',
  cambi: 'switch',
  proveedor: 'provider',
  experienci: 'experience',
  acerc: 'about company',
  quien: 'who',
  sospech: 'suspicious',
  'confiabl confi': 'trust',
  'cas proyect': 'casestudy',
  'ejempl muestr referenci': 'examples casestudy',
  'opinion resen testimoni': 'review',
  // Jobs.
  'trabaj emple vacant puest': 'job',
  quej: 'complaint',
  cancel: 'cancel',
  contrat: 'hiring',
  'aplic solicitud postul': 'apply',
  'curricul hoj cv': 'resume',
  // Legal.
  privacid: 'privacy',
  'dat informaci': 'data',
  personales: 'personal',
  'vend compart': 'sell',
  'borr elimin': 'delete',
  'guard almacenan conserv': 'store_data',
  cooki: 'cookies',
  'mensaj texto sms': 'sms',
  'ley jurisdicci': 'governing law',
  'condicion termin': 'terms',
  chat: 'chat',
  'robot bot maquin': 'robot',
  // Topics handed over to a person.
  'preci cuest cost cobr tarif cotiz cotizaci presupuest barat mensualid': 'price',
  descuent: 'discount price',
  'garanti garantiz promet': 'guarantee',
  certific: 'certified',
  'duen jef fundador': 'owner ceo',
  'nuestr nosotr': 'our',
  necesit: 'need',
  usted: 'you',
  'desd plano': 'plano',
}

const ENDINGS = new Set(
  wordListOf(`a o e as os es an en ar er ir al is amos emos imos ado ada ados adas ido ida idos idas ando iendo aron ieron io ia
    ios ias ion iones cion ciones on ones ico ica icos icas mente ed ron aba aban ara eran aria arian eria erian iria irian
    arme arnos arlos arles erme ernos erlos irnos irme nos me los las le les n s ua uo ue ual dad dades or ora ores oras
    endo ta to tas tos te tes da do das dos d r z sa so l ista istas ero eros era eras ito ita itos itas um`),
)

const byStem = new Map<string, string>()
for (const [spanish, english] of Object.entries(stems)) {
  for (const stem of spanish.split(' ')) byStem.set(stem, english)
}

const SHORTEST = 3

/** Null for an unknown word. */
export function englishFor(word: string): string | null {
  for (let length = word.length; length >= SHORTEST; length--) {
    const english = byStem.get(word.slice(0, length))
    const ending = word.slice(length)
    if (english !== undefined && (ending === '' || ENDINGS.has(ending))) return english
  }
  return null
}
