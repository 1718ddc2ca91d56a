// Runs the built command line of the staff, dist/programs/leads.js.
import { join } from 'node:path'
import { startProcess, type TestProcess } from './child-process'
import type { ProgramEnv } from './program'
import { tempDir } from './temp-dir'

const LEADS = join(import.meta.dirname, '../../dist/programs/leads.js')

export interface LeadsRun {
  code: number | null
  stdout: string
  stderr: string
}

/** Starts `leads` with these arguments; of our own environment it gets only PATH. */
export function startLeads(env: ProgramEnv, ...words: string[]): TestProcess {
  return startProcess(process.execPath, [LEADS, ...words], {
    cwd: tempDir('leads'),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs it to completion. */
export async function runLeads(env: ProgramEnv, ...words: string[]): Promise<LeadsRun> {
  const started = startLeads(env, ...words)
  const { code } = await started.exit
  return { code, stdout: started.stdout(), stderr: started.stderr() }
}
