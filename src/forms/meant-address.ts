// Mistyped domains of email addresses. Each of these is a valid address to our checks, but a prospect who gives it never
// gets a confirmation, and can be reached by phone alone.
import { splitAddress } from '../contract/email-address'

/** Endings that no domain has. */
const NO_ENDINGS = ['con', 'cmo', 'ocm', 'vom', 'xom', 'coom', 'c0m']
/** Endings that exist, or that begin one, but that no large provider has. Not `co`: whoever types `com` passes it. */
const FOREIGN_ENDINGS = ['cm', 'om', 'cpm', 'comm', 'comn']

/**
 * Slips in the names of the large providers under `.com`: swapped, left out, doubled, and neighboring letters. Names that
 * other providers have are not among them, such as `mail`, `email` and `ymail`.
 */
const slips: Record<string, string[]> = {
  gmail: 'gmial gamil gmali gmai gmal gmil gail gnail gmaill ggmail gmaik gmsil'.split(' '),
  yahoo: 'yaho yahooo yhaoo yhoo yahho yaoo tahoo'.split(' '),
  hotmail: 'hotmial hotmai hotmal hotmil homail hotmaill hotnail htomail hormail'.split(' '),
  outlook: 'outlok outloo outook oulook otlook outllook outlookk outlool'.split(' '),
  icloud: 'iclod icoud iclud icloude iclould icluod'.split(' '),
}
const meantNames = new Map(
  Object.entries(slips).flatMap(([name, typed]) => typed.map((slip) => [slip, name] as const)),
)

/**
 * @param address as typed so far
 * @returns the address that was probably meant, '' if there is nothing to ask. It may be wrong: somebody has to confirm it.
 */
export function meantAddress(address: string): string {
  const { local, domain } = splitAddress(address.trim())
  const [, name = '', ending = ''] =
    /^([^@\s.]+(?:\.[^@\s.]+)*)\.(\w+)$/.exec(domain.toLowerCase()) ?? []
  if (local === '' || name === '') return ''
  const meantName = meantNames.get(name) ?? name
  const isProvider = Object.hasOwn(slips, meantName)
  const wrong = isProvider ? [...NO_ENDINGS, ...FOREIGN_ENDINGS] : NO_ENDINGS
  const meantEnding = wrong.includes(ending) ? 'com' : ending
  // A slip under another ending may be a company's own domain.
  if (meantName !== name && meantEnding !== 'com') return ''
  const meant = `${meantName}.${meantEnding}`
  return meant === domain.toLowerCase() ? '' : `${local}@${meant}`
}
