// The staff's commands in states that a running worker leaves within moments, tested against PostgreSQL itself.
import { afterEach } from 'vitest'
import { readEnv } from '../../../src/node/env'
import type { CommandContext } from '../../../worker/leads/command-context'
import { reconcile } from '../../../worker/leads/commands/reconcile'
import { tableNames } from '../../../worker/submissions/tables'
import { connectedDatabase } from '../../support/database'
import { disturbedOn } from './disturbed-on'
import { jobsOn } from './jobs-on'
import { leadsOn } from './leads-on'
import { messagesOn } from './messages-on'

/** A desk on a database of the test file, which each test finds empty, and what puts rows and jobs there. */
export async function openDesk() {
  const store = await connectedDatabase(2)
  afterEach(() =>
    store.sql(`truncate ${tableNames.join(', ')}, deliveries,
      newsletter_subscribers, sms_consents, sms_opt_outs cascade; delete from bullmq.job`),
  )
  const desk = desksOn(store)
  return {
    store,
    desk,
    reconciled: reconcilingAt(desk),
    during: disturbedOn(store.sql),
    ...leadsOn(store.sql),
    ...messagesOn(store.sql),
    ...jobsOn(store),
  }
}

type Desks = ReturnType<typeof desksOn>

function desksOn({ url, database }: Awaited<ReturnType<typeof connectedDatabase>>) {
  /** A staff member at a terminal. @param settings besides the database */
  return (settings: Record<string, string> = {}) => {
    const read = readEnv({ DATABASE_URL: url, ...settings })
    if (!read.ok) throw new Error(read.problems.join())
    const said = { printed: '', notes: '' }
    const out = {
      async print(text: string) {
        said.printed += text
      },
      async stream(pieces: AsyncIterable<string>) {
        for await (const piece of pieces) said.printed += piece
      },
      async printJson(value: unknown) {
        said.printed += JSON.stringify(value)
      },
      note(line: string) {
        said.notes += `${line}\n`
      },
    }
    return { said, desk: { env: read.env, database, out } as unknown as CommandContext }
  }
}

function reconcilingAt(desk: Desks) {
  return async (settings: Record<string, string> = {}) => {
    const { said, desk: here } = desk(settings)
    const code = await reconcile(here, { name: 'reconcile', format: 'text' })
    return { code, ...said }
  }
}
