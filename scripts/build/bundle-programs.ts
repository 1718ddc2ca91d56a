// Bundles the programs, so that production starts without a compiler.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { StartError } from '../../src/node/start-error'
import { DIST, ROOT } from './paths'

/** Program name to its entry point. */
const PROGRAMS = {
  server: 'server/main.ts',
  worker: 'worker/main.ts',
  migrate: 'scripts/migrate.ts',
  leads: 'scripts/leads.ts',
}

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
    packages: 'external',
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
