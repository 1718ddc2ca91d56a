// Builds the site, browser code and server rendering, with Vite and Vike.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createBuilder } from 'vite'
import { ROOT } from '../tools/paths'

// Warnings that are known and not worth showing: we want a single style sheet (docs/decisions/0001) despite
// Vike's general advice, and the file group that Vike adds to ours is known by its name alone.
const KNOWN = ['build.cssCodeSplit', 'codeSplitting.groups']

/** Writes dist/client, dist/server and the HTML document around every page. Prints only warnings; throws on errors. */
export async function buildSite(): Promise<void> {
  const { warn } = console
  console.warn = (...args: unknown[]) => {
    const text = args.join(' ')
    if (!KNOWN.some((known) => text.includes(known))) warn(...args)
  }
  try {
    const builder = await createBuilder({ root: ROOT, mode: 'production', logLevel: 'warn' })
    await builder.buildApp()
    const file = join(import.meta.dirname, 'write-document.ts')
    await promisify(execFile)(process.execPath, ['--import', 'tsx', file], { cwd: ROOT })
  } finally {
    console.warn = warn
  }
}
