// Entry point of the worker: builds everything once, consumes both queues, and shuts down cleanly.
import { lowerPriority } from '../src/node/lower-priority'
import { programEnv } from '../src/node/program-env'
import { createProgramLog } from '../src/node/program-log'
import { onShutdown, tellReady } from '../src/node/shutdown'
import { runProgram } from '../src/node/start-error'
import { version } from '../src/node/version'
import { loadFrame } from './mail/html-frame'
import { warnOfSettings } from './warn-of-settings'
import { createWorker } from './worker'

runProgram(async () => {
  const env = programEnv()
  lowerPriority()
  const log = createProgramLog('worker', env.LOG_LEVEL)
  warnOfSettings(env, log)
  const starting = createWorker(env, log)
  // Registered before startup completes: the worker takes jobs as soon as its first queue is open.
  let stopping = false
  onShutdown(async () => {
    stopping = true
    const running = await starting.catch(() => null)
    await running?.stop()
  }, log)
  try {
    await starting
  } catch (error) {
    // A worker told to stop while PostgreSQL did not answer has nothing to report: it ends with 0.
    if (stopping) return
    throw error
  }
  log.info({ concurrency: env.WORKER_CONCURRENCY, version }, 'worker started')
  tellReady()
  setImmediate(() => {
    try {
      // Now, not with the first mail: a release that replaces the files under a running worker must not stop its mails.
      loadFrame()
    } catch (err) {
      log.error({ err }, 'the template of the emails cannot be loaded: install this release again')
    }
  })
})
