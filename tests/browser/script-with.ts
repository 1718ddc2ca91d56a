// Finds scripts of the build by what they contain: their hashed names say nothing.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './test'

const CHUNKS = join(import.meta.dirname, '../../dist/client/assets/chunks')

/** A string found only in the script of the inline contact forms. */
export const CONTACT_FORM = 'Submission failed'

/** The name of the one script that contains `text`. */
export function scriptWith(text: string): string {
  const found = readdirSync(CHUNKS).filter(
    (name) => name.endsWith('.js') && readFileSync(join(CHUNKS, name), 'utf8').includes(text),
  )
  expect(found).toHaveLength(1)
  return String(found[0])
}
