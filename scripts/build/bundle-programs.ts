// Bundles the programs, so that production starts without a compiler.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import manifest from '../../package.json' with { type: 'json' }
import { StartError } from '../../src/node/start-error'
import { DIST, ROOT } from '../tools/paths'

/** Program name to its entry point. */
const PROGRAMS = {
  server: 'server/main.ts',
  worker: 'worker/main.ts',
  migrate: 'scripts/migrate.ts',
  leads: 'scripts/leads.ts',
}

/**
 * Packages that are bundled as well: they consist of hundreds of small modules, and Node.js needs a millisecond or two to
 * find, read, and compile each. Bundled, a server starts with three quarters of the processor time, a worker with less
 * than two thirds. All others stay outside: some find files relative to their own, some may exist only once in a
 * process, and some are rarely loaded. (`import * as z`: with `import { z }`, zod's messages in all languages are
 * bundled.)
 */
const BUNDLED = [
  '@koa/router',
  'bullmq',
  'ioredis',
  'knex',
  'koa',
  'libphonenumber-js',
  'nodemailer',
  'pg',
  'pino',
  'prom-client',
  'rate-limiter-flexible',
  'raw-body',
  'sanitize-html',
  'zod',
]

/** What knex and pg load for other databases and platforms. None of it is installed. */
const NOT_INSTALLED = [
  'better-sqlite3',
  'cloudflare:sockets',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'sqlite3',
  'tedious',
]

/** Bundled CommonJS modules still load Node's own modules with `require`, which an ES module does not have. */
const REQUIRE =
  "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);"

/**
 * What Node.js 21 and newer have. Without it, pg makes a `Response` to learn where it runs, and Node.js 20 loads all of
 * `fetch` for that at every start.
 */
const NAVIGATOR = JSON.stringify({ userAgent: 'Node.js' })

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
    external: [
      ...Object.keys(manifest.dependencies).filter((name) => !BUNDLED.includes(name)),
      ...NOT_INSTALLED,
    ],
    banner: { js: REQUIRE },
    define: { navigator: NAVIGATOR },
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
