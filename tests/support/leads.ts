// Runs the built command line of the staff, dist/programs/leads.js, to completion.
import { join } from 'node:path'
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
