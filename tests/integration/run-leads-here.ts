// Runs commands of the staff in the test's own process. Not in ../support, which the migrations' tests use: folders may not
// depend on each other in a circle.
import { readEnv } from '../../src/node/env'
import type { Output } from '../../worker/leads/output'
import { parseCommand } from '../../worker/leads/parse-command'
import { runCommand } from '../../worker/leads/run-command'
import { safeJson, safeLine } from '../../worker/leads/safe-text'
import type { LeadsRun } from '../support/leads'
import type { ProgramEnv } from '../support/program'

/**
 * Runs a command in this process, which starts none: for what a command does in a state, once its process is tested.
 * Throws if the words are no command.
 */
export async function runLeadsHere(env: ProgramEnv, ...words: string[]): Promise<LeadsRun> {
  const [parsed, read] = [parseCommand(words), readEnv(env)]
  if (parsed.outcome !== 'command' || !read.ok) throw new Error(`no command: ${words.join(' ')}`)
  const said = { stdout: '', stderr: '' }
  const print = async (text: string) => {
    said.stdout += text
  }
  const out: Output = {
    print,
    printJson: (value) => print(`${safeJson(value, 2)}\n`),
    async stream(pieces) {
      for await (const piece of pieces) await print(piece)
    },
    note(line) {
      said.stderr += `${safeLine(line)}\n`
    },
  }
  return { code: await runCommand(read.env, parsed.command, out), ...said }
}
