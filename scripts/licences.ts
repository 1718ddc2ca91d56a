// npm run licences: writes docs/licences.md from the lock file, and fails on a license that needs a decision.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './build/paths'
import { type LockedPackages, licencesOf, licencesPage, unwelcome } from './list-licences'

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: LockedPackages
}
const byLicence = licencesOf(lock.packages)
writeFileSync(join(ROOT, 'docs', 'licences.md'), licencesPage(byLicence))
for (const line of unwelcome(byLicence)) console.error(`To be considered: ${line}`)
process.exitCode = unwelcome(byLicence).length > 0 ? 1 : 0
