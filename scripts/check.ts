// npm run check: every check that needs no service, in under a minute.
import { runChecks } from './check/check-steps'
import { passOnSignals } from './tools/run-tool'

passOnSignals()
const results = await runChecks()
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
