// Has the site built in a process of its own when dist/ is not up to date.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { StartError } from '../../src/node/start-error'
import { signalProcess, whenEnded } from '../child-processes'
import { isBuilt } from './fingerprint'
import { ROOT } from './paths'

/**
 * Resolves when dist/ holds a whole build of the sources as they are; at once when it does already.
 * Throws a StartError when the build fails, after its messages have gone to standard error.
 */
export async function buildIfNeeded(signal?: AbortSignal): Promise<void> {
  if (isBuilt()) return
  // A group of its own, so that giving up ends the helpers of the build too. The channel tells it
  // when we are gone.
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'build.ts')], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: buildEnv(),
  })
  const giveUp = () => {
    if (child.pid !== undefined) signalProcess(-child.pid, 'SIGTERM')
  }
  signal?.addEventListener('abort', giveUp)
  const ended = await whenEnded(child)
  signal?.removeEventListener('abort', giveUp)
  signal?.throwIfAborted()
  if (ended.code !== 0)
    throw new StartError('The site could not be built: the cause is told above.')
}

// Vike stands aside where it finds a test runner's variables, and builds nothing then.
function buildEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST/.test(name)))
}
