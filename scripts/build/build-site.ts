// The site: browser code and server rendering, by Vite and Vike.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createBuilder } from 'vite'
import { ROOT } from './paths'

// No news to whoever starts the site: one style sheet for all of it is what we want (docs/decisions/0001),
// Vike's general advice or not; and the group of files that Vike adds to ours has a name for itself alone.
const KNOWN = ['build.cssCodeSplit', 'codeSplitting.groups']

/** Writes dist/client and dist/server, with the document around every page. Only warnings are printed; an error is thrown. */
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
