// npm run licenses: writes docs/licenses.md from the lock file, and fails on a license that is not approved.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockedPackages, licensesOf, licensesPage, unapproved } from './licenses/list-licenses'
import { ROOT } from './tools/paths'

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: LockedPackages
}
const byLicense = licensesOf(lock.packages)
writeFileSync(join(ROOT, 'docs', 'licenses.md'), licensesPage(byLicense))
for (const line of unapproved(byLicense)) console.error(`Not approved: ${line}`)
process.exitCode = unapproved(byLicense).length > 0 ? 1 : 0
