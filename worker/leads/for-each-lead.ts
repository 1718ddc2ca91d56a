// Commands that take several references.
import type { ExitCode } from './command-context'
import type { LeadName } from './reference'

/** One after another, also after one that failed: the exit code says whether any did. */
export async function forEachLead(
  leads: readonly LeadName[],
  run: (lead: LeadName) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = 0
  for (const lead of leads) if ((await run(lead)) !== 0) worst = 1
  return worst
}
