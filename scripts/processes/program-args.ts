// Node.js arguments for running a built program.
import { join } from 'node:path'
import { DIST } from '../tools/paths'

/**
 * V8 sizes its heap by the machine's memory and lets it double before collecting garbage: after a burst, a
 * server that needs 50 MB of heap holds 250. With these flags it ends below 200 and is no slower
 * (docs/decisions/0015-operation.md). They set no limit: a program that needs more gets more.
 */
export const MEMORY_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=60']

/** Arguments for Node.js. */
export function programArgs(name: 'server' | 'worker'): string[] {
  return [...MEMORY_FLAGS, join(DIST, 'programs', `${name}.js`)]
}
