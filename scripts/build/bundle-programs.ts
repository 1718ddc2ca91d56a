// The programs, bundled, so that production starts without a compiler.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { StartError } from '../../src/node/start-error'
import { DIST, ROOT } from './paths'

/** Program name to its first file. */
const PROGRAMS = {
  server: 'server/main.ts',
  worker: 'worker/main.ts',
  migrate: 'scripts/migrate.ts',
  leads: 'scripts/leads.ts',
}

/** Writes dist/programs/<name>.js. What several programs use becomes a file of its own beside them. */
export async function bundlePrograms(): Promise<void> {
  const outdir = join(DIST, 'programs')
  await rm(outdir, { recursive: true, force: true })
  await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir,
    // Beside the programs, not below: modules find the rest of dist/ from where they lie.
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
    // It names file, line and reason; where esbuild noticed it is of no use.
    throw new StartError(error.message)
  })
}
