// Runs commands of the staff to completion: in the built command line, dist/programs/leads.js, or in this process.
import { join } from 'node:path'
import { readEnv } from '../../src/node/env'
import type { Output } from '../../worker/leads/output'
import { parseCommand } from '../../worker/leads/parse-command'
import { runCommand } from '../../worker/leads/run-command'
import { safeJson, safeLine } from '../../worker/leads/safe-text'
import { startProcess } from './child-process'
import type { ProgramEnv } from './program'
import { tempDir } from './temp-dir'

const LEADS = join(import.meta.dirname, '../../dist/programs/leads.js')

export interface LeadsRun {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs `leads` with these arguments; of our own environment it gets only PATH. */
export async function runLeads(env: ProgramEnv, ...words: string[]): Promise<LeadsRun> {
  const started = startProcess(process.execPath, [LEADS, ...words], {
    cwd: tempDir('leads'),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { code } = await started.exit
  return { code, stdout: started.stdout(), stderr: started.stderr() }
}

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
