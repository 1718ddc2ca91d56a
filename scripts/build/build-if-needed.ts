// Builds the site in a separate process when dist/ is out of date.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { StartError } from '../../src/node/start-error'
import { signalProcess, whenEnded } from '../processes/child-processes'
import { ROOT } from '../tools/paths'
import { isBuilt } from './fingerprint'

/**
 * Resolves when dist/ holds a complete build of the current sources; at once when it already does.
 * Throws a StartError when the build fails, after its messages have gone to standard error.
 */
export async function buildIfNeeded(signal?: AbortSignal): Promise<void> {
  if (isBuilt()) return
  // Its own process group, so that giving up also ends the build's helpers. The IPC channel tells the build
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
  if (ended.code !== 0) throw new StartError('The site could not be built: see the error above.')
}

// Vike disables itself when it finds a test runner's variables, and then builds nothing.
function buildEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST/.test(name)))
}
