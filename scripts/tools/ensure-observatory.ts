// Installs MDN's HTTP Observatory, which scores the site's headers in a test. It is installed apart from the
// site: it brings 233 packages, and its install scripts fetch lists from the network and build a client for its
// database. Scoring headers needs little of that.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureSeparately } from './separate-package'

const PACKAGE = join('@mdn', 'mdn-http-observatory')

/** The folder of the package. Throws a StartError when it can be neither found nor installed. */
export async function ensureObservatory(): Promise<string> {
  const modules = await ensureSeparately({
    name: "MDN's HTTP Observatory",
    user: 'The tests',
    source: 'tests/observatory',
    finish(modules) {
      // The list of HSTS-preloaded hosts that its install script would fetch; no site of ours is on it.
      writeFileSync(join(modules, PACKAGE, 'conf', 'hsts-preload.json'), '{}')
    },
  })
  return join(modules, PACKAGE)
}
