// npm run check: everything that can be checked without a service, in under a minute.
import { runChecks } from './checking/check-steps'
import { passOnSignals } from './checking/run-tool'

passOnSignals()
const results = await runChecks()
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
