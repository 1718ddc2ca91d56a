// Bundles the programs, so that production starts without a compiler.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import manifest from '../../package.json' with { type: 'json' }
import { StartError } from '../../src/node/start-error'
import { DIST, ROOT } from './paths'

/** Program name to its entry point. */
const PROGRAMS = {
  server: 'server/main.ts',
  worker: 'worker/main.ts',
  migrate: 'scripts/migrate.ts',
  leads: 'scripts/leads.ts',
}

/**
 * Packages that are bundled as well: they consist of some hundred small modules, and Node.js needs a millisecond or two
 * to find, read, and compile each. All others stay outside, because some find files relative to their own, and some may
 * exist only once in a process. (`import * as z`: with `import { z }`, zod's messages in all languages are bundled.)
 */
const BUNDLED = ['libphonenumber-js', 'nodemailer', 'zod']

/** Writes dist/programs/<name>.js. Code shared by several programs goes into separate chunks beside them. */
export async function bundlePrograms(): Promise<void> {
  const outdir = join(DIST, 'programs')
  await rm(outdir, { recursive: true, force: true })
  await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir,
    // Beside the programs, not in a subfolder: modules locate the rest of dist/ relative to themselves.
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    external: Object.keys(manifest.dependencies).filter((name) => !BUNDLED.includes(name)),
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
  }).catch((error: Error) => {
    // The message names file, line and reason; the stack inside esbuild is of no use.
    throw new StartError(error.message)
  })
}
