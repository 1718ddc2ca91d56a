// leads subscribers: whom a newsletter may be sent to now, each with the link that it must carry.
import { unsubscribePath } from '../../../src/contract/unsubscribe'
import { isLocal } from '../../../src/node/is-local'
import { ask, type CommandContext, type ExitCode } from '../command-context'
import type { Command } from '../command-table'
import { csvHead, csvRows, isChangedInCsv } from '../csv'

type Subscribers = Extract<Command, { name: 'subscribers' }>

export async function subscribers(
  { env, database, out }: CommandContext,
  { format }: Subscribers,
): Promise<ExitCode> {
  const rows = await ask<{ email: string; subscribedAt: Date; token: string }>(database, {
    sql: `select email, subscribed_at as "subscribedAt", token from newsletter_subscribers
      where status = 'subscribed' order by subscribed_at, id`,
  })
  const list = rows.map(({ email, subscribedAt, token }) => ({
    email,
    subscribedAt: subscribedAt.toISOString(),
    unsubscribeLink: env.PUBLIC_URL + unsubscribePath(token),
  }))
  if (list.length > 0 && isLocal(env.PUBLIC_URL)) {
    out.note(`PUBLIC_URL is ${env.PUBLIC_URL}: set it, or nobody can open the unsubscribe links`)
  }
  if (format === 'json') {
    await out.printJson(list)
    return 0
  }
  // Escaped, +ann@example.com would be another person's address.
  const safe = list.filter(({ email }) => !isChangedInCsv(email))
  const left = list.length - safe.length
  if (left > 0)
    out.note(`Left out, because a spreadsheet takes them for formulas: ${left}. See --json`)
  const cells = safe.map((each) => [each.email, each.subscribedAt, each.unsubscribeLink])
  await out.print(csvHead(['email', 'subscribed_at', 'unsubscribe_link']) + csvRows(cells))
  return 0
}
