// Installs Lighthouse, which one benchmark needs, apart from the site: it brings a quarter of all packages.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureSeparately } from './separate-package'

interface Settings {
  /** Of the browser that it drives. */
  port: number
  logLevel: 'silent'
  onlyCategories: string[]
}

/** What we read of its report. Scores are 0 to 1, and null for an audit without one. */
export interface LighthouseReport {
  runtimeError?: { message: string }
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>
  environment: { benchmarkIndex: number }
}

export type Lighthouse = (
  url: string,
  settings: Settings,
) => Promise<{ lhr: LighthouseReport } | undefined>

/** Its function. Throws a StartError when it can be neither found nor installed. */
export async function ensureLighthouse(): Promise<Lighthouse> {
  const modules = await ensureSeparately({
    name: 'Lighthouse',
    user: 'The benchmarks',
    source: 'scripts/bench/audit-tool',
  })
  const { default: lighthouse } = await import(
    pathToFileURL(join(modules, 'lighthouse', 'core', 'index.js')).href
  )
  return lighthouse
}
