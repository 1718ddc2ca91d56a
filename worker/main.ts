// The worker program: builds everything once, works both queues, and ends cleanly.
import { loadDotEnv, readEnv } from '../src/node/env'
import { createLog } from '../src/node/log'
import { onShutdown, tellReady } from '../src/node/shutdown'
import { runProgram, StartError } from '../src/node/start-error'
import { createWorker } from './worker'

runProgram(async () => {
  loadDotEnv(process.cwd())
  const read = readEnv(process.env)
  if (!read.ok) throw new StartError(read.problems.join('\n'))
  const log = createLog('worker', read.env.LOG_LEVEL)
  const worker = await createWorker(read.env, log)
  log.info({ concurrency: read.env.WORKER_CONCURRENCY }, 'working')
  onShutdown(() => worker.stop(), log)
  tellReady()
})
