// Selects the team inboxes for a lead: those of its service, else the default ones.
import { company } from '../../src/content/company'
import { CHAT_INQUIRY, consultationChoices } from '../../src/contract/choices'
import type { Env } from '../../src/node/env'
import { rowRules } from '../submissions/tables'
import { parseAddress } from './mailer'

type InboxEnv = Pick<Env, 'TEAM_EMAIL' | 'teamEmailByService'>

/** Every service that a lead of the site may have: a choice of a form, the chat's, or the fixed one of a kind. */
export const routedServices: readonly string[] = [
  ...consultationChoices.map(({ value }) => value),
  CHAT_INQUIRY,
  ...Object.values(rowRules).flatMap(({ fixed }) => fixed?.service ?? []),
]

export function teamInboxes(service: string, { TEAM_EMAIL, teamEmailByService }: InboxEnv) {
  const key = keyOf(service)
  // A visitor may send a service name that is also an object property, such as `constructor`.
  const own = Object.hasOwn(teamEmailByService, key) ? teamEmailByService[key] : undefined
  return (own ?? TEAM_EMAIL ?? [company.email.info]).map(parseAddress)
}

/**
 * Variables whose inbox no form of the site ever uses: nearly always a typo, with the effect that the leads meant for
 * it go to the default inbox. Not an error: another program may post a service of its own.
 */
export function unusedInboxes({ teamEmailByService }: Pick<Env, 'teamEmailByService'>): string[] {
  const known = new Set(routedServices.map(keyOf))
  return Object.keys(teamEmailByService)
    .filter((key) => !known.has(key))
    .map((key) => `TEAM_EMAIL_${key.toUpperCase()}`)
}

/** The suffix of the variable's name in lower case: `web-design` becomes `web_design`, with blanks around it too. */
function keyOf(service: string): string {
  return service
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
}
