// leads release: releases a lead from quarantine, which sends its messages.
import { releaseSubmission } from '../submissions/release'
import type { CommandContext, ExitCode } from './command-context'
import { leadsNamed, notFound } from './leads-named'
import type { Command } from './parse-command'

type Release = Extract<Command, { name: 'release' }>

export async function release(context: CommandContext, { lead: name }: Release): Promise<ExitCode> {
  const { database, env, out } = context
  const leads = await leadsNamed(context, name)
  if (leads.length === 0) {
    out.note(notFound(name))
    return 1
  }
  const held = leads.filter(({ quarantined }) => quarantined)
  const [one] = held
  if (!one) {
    await out.print(`${name.value} is not quarantined: nothing to release\n`)
    return 0
  }
  if (held.length > 1) {
    const ids = held.map(({ submissionId }) => submissionId).join(', ')
    out.note(
      `${name.value} matches ${held.length} quarantined leads. Use the submission ID of one: ${ids}`,
    )
    return 1
  }
  const outcome = await releaseSubmission(database, env, one.submissionId)
  if (outcome === 'not-found') {
    out.note(`${one.reference} has no messages to release. See: npm run leads -- reconcile`)
    return 1
  }
  await out.print(`${one.reference}: released; its messages are being sent\n`)
  return 0
}
