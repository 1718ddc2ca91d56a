// The worker program: builds everything once, works both queues, and ends cleanly.
import { createLog } from '../src/node/log'
import { programEnv } from '../src/node/program-env'
import { onShutdown, tellReady } from '../src/node/shutdown'
import { runProgram } from '../src/node/start-error'
import { createWorker } from './worker'

runProgram(async () => {
  const env = programEnv()
  const log = createLog('worker', env.LOG_LEVEL)
  const worker = await createWorker(env, log)
  log.info({ concurrency: env.WORKER_CONCURRENCY }, 'working')
  onShutdown(() => worker.stop(), log)
  tellReady()
})
