// The type checker. `node_modules/.bin/tsc` may be that of the other TypeScript, which dependency-cruiser needs.
import { join } from 'node:path'
import { ROOT } from './paths'

/** Path of the compiler's program. Why there are two: docs/decisions/0005-node-20.md. */
export const TSC = join(ROOT, 'node_modules/typescript7/bin/tsc')
