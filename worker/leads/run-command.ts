// Runs one command against the database, and turns errors into one line with a remedy.
import { connectDatabase, requireDatabase } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { CommandContext, ExitCode } from './command-context'
import type { Command } from './command-table'
import { describeFailure } from './describe-failure'
import type { Output } from './output'

const POOL = 2
/** Statement timeout in milliseconds: counting and exporting a million rows takes a while. */
const STATEMENT_MS = 5 * 60_000

/** Runs the command and returns its exit code. Errors are printed, never thrown. */
export async function runCommand(env: Env, command: Command, out: Output): Promise<ExitCode> {
  const database = connectDatabase(env.DATABASE_URL, POOL, { statementMs: STATEMENT_MS })
  try {
    await requireDatabase(database)
    return await dispatch({ env, database, out }, command)
  } catch (error) {
    out.note(`leads ${command.name}: ${describeFailure(error)}`)
    return 1
  } finally {
    await database.destroy()
  }
}

// Commands are loaded on demand: loading the queue libraries alone takes longer than running a list.
async function dispatch(context: CommandContext, command: Command): Promise<ExitCode> {
  switch (command.name) {
    case 'list':
      return (await import('./commands/list')).list(context, command)
    case 'show':
      return (await import('./commands/show')).show(context, command)
    case 'export':
      return (await import('./commands/export')).exportLeads(context, command)
    case 'subscribers':
      return (await import('./commands/subscribers')).subscribers(context, command)
    case 'failed':
      return (await import('./commands/failed')).failed(context, command)
    case 'retry':
      return (await import('./commands/retry')).retry(context, command)
    case 'release':
      return (await import('./commands/release')).release(context, command.leads)
    case 'dismiss':
      return (await import('./commands/dismiss')).dismiss(context, command.leads)
    case 'opt-out':
      return (await import('./commands/opt-out')).optOutNumber(context, command)
    case 'reconcile':
      return (await import('./commands/reconcile')).reconcile(context, command)
    case 'person':
      return (await import('./commands/person')).person(context, command)
    case 'erase':
      return (await import('./commands/erase')).erase(context, command)
    case 'stats':
      return (await import('./commands/stats')).stats(context, command)
  }
}
