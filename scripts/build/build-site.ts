// The site: browser code and server rendering, by Vite and Vike.
import { createBuilder } from 'vite'
import { ROOT } from './paths'

/** Writes dist/client and dist/server. Only warnings are printed; an error is thrown. */
export async function buildSite(): Promise<void> {
  const builder = await createBuilder({ root: ROOT, mode: 'production', logLevel: 'warn' })
  await builder.buildApp()
}
