// leads release: releases leads from quarantine, which sends their messages.
import { releaseSubmission } from '../../submissions/release'
import type { CommandContext, ExitCode } from '../command-context'
import { forEachLead } from '../for-each-lead'
import { unknownKind } from '../known-kind'
import { leadsNamed, onlyLead } from '../leads-named'
import type { LeadName } from '../reference'

/** @param leads each is released for itself: what was released before one that fails stays released */
export function release(context: CommandContext, leads: readonly LeadName[]): Promise<ExitCode> {
  return forEachLead(leads, (name) => releaseOne(context, name))
}

async function releaseOne(context: CommandContext, what: LeadName): Promise<ExitCode> {
  const { database, env, out } = context
  const { leads, name } = await leadsNamed(context, what)
  const held = leads.filter(({ quarantined }) => quarantined)
  if (leads.length > 0 && held.length === 0) {
    await out.print(`${name.value} is not quarantined: nothing to release\n`)
    return 0
  }
  const one = onlyLead(context, name, held)
  if (!one) return 1
  const outcome = await releaseSubmission(database, env, one.submissionId)
  if (outcome === 'not-found') {
    out.note(`${one.reference} has no messages to release. See: npm run leads -- reconcile`)
    return 1
  }
  if (typeof outcome === 'object') {
    out.note(unknownKind({ ...one, ...outcome }))
    return 1
  }
  await out.print(`${one.reference}: released; its messages are being sent\n`)
  return 0
}
