// The supply chain: pinned versions with hashes, only from the npm registry, for the supported Node.js versions,
// under licenses that permit the use.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type LockedPackages,
  licensesOf,
  licensesPage,
  nameOf,
  unapproved,
} from '../../scripts/licenses/list-licenses'

const semver = createRequire(import.meta.url)('semver') as {
  satisfies(version: string, range: string): boolean
}

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Manifest {
  engines: { node: string }
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, string>
  allowScripts: Record<string, boolean>
}
interface Lock {
  lockfileVersion: number
  packages: LockedPackages
}
const manifestOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest
const lockOf = (folder: string) => JSON.parse(read(join(folder, 'package-lock.json'))) as Lock

const manifest = manifestOf('.')
const { packages } = lockOf('.')
const installed = Object.entries(packages).filter(([place]) => place !== '')
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

for (const folder of ['.', 'tests/observatory', 'scripts/bench/audit-tool']) {
  test(`${folder}/package.json names exact versions, and the lock file has the same ones`, () => {
    const { dependencies, devDependencies = {}, overrides = {} } = manifestOf(folder)
    const lock = lockOf(folder)
    expect(lock.lockfileVersion).toBe(3)
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies })) {
      // Two versions of one package need a second name, as in `npm:typescript@7.0.2`.
      const version = wanted.replace(/^npm:(@[\w-]+\/)?[\w-]+@/, '')
      expect(version, name).toMatch(EXACT)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
    for (const [name, version] of Object.entries(overrides)) expect(version, name).toMatch(EXACT)
  })

  test(`${folder}/package-lock.json has only packages from the npm registry, each with a SHA-512 hash`, () => {
    const all = Object.entries(lockOf(folder).packages).filter(([place]) => place !== '')
    expect(all.length).toBeGreaterThan(100)
    for (const [place, { version, integrity, resolved, link }] of all) {
      expect(place).toMatch(/^node_modules\//)
      expect(version, place).toMatch(EXACT)
      expect(integrity, place).toMatch(/^sha512-/)
      expect([link, resolved?.replace(/^https:\/\/registry\.npmjs\.org\/.*/, '')], place).toEqual([
        undefined,
        undefined,
      ])
    }
  })
}

test('allowScripts lists exactly the packages that have an install script', () => {
  const have = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(have.map(([place]) => nameOf(place)))
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...names].sort())
  expect(new Set(Object.values(manifest.allowScripts))).toEqual(new Set([true]))
})

/** The production packages that do not support this version of Node.js; optional ones are for other machines. */
function refusing(version: string): string[] {
  return installed
    .filter(([, { dev, optional, engines }]) => !dev && !optional && engines?.node !== undefined)
    .filter(([, { engines }]) => !semver.satisfies(version, engines?.node ?? ''))
    .map(([place, { engines }]) => `${place}: ${engines?.node}`)
}

test('every production package supports each version of Node.js that package.json allows, from 20.19.0 on', () => {
  const versions = ['20.19.0', '20.99.0', '21.0.0', '22.0.0', '22.11.0', '22.12.0', '23.0.0']
  const allowed = versions.filter((each) => semver.satisfies(each, manifest.engines.node))
  expect(allowed[0]).toBe('20.19.0')
  for (const version of allowed) expect(refusing(version), version).toEqual([])
})

test('the images use one version of Node.js that gets security fixes, and every production package supports it', () => {
  const file = read('Dockerfile')
  const stages = [...file.matchAll(/^FROM .* AS (\S+)$/gim)].map(([, stage]) => stage)
  const images = [...file.matchAll(/^\s*(?:FROM|COPY --from=)\s*(\S+)/gim)].map(
    ([, image]) => image,
  )
  expect(images.filter((image) => !stages.includes(image))).toEqual(['node:24-bookworm-slim'])
  // The tag is the newest one of its major version.
  expect(refusing('24.99.0')).toEqual([])
})

test('docs/licenses.md lists all production packages, and every license is permissive or approved', () => {
  const byLicense = licensesOf(packages)
  expect(unapproved(byLicense)).toEqual([])
  expect(read('docs/licenses.md'), 'run npm run licenses').toBe(licensesPage(byLicense))
})

test('unapproved() reports packages whose license is missing, or neither permissive nor approved for them', () => {
  const found = licensesOf({
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/d': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/e/node_modules/f': { version: '1.0.0', license: 'MIT' },
  })
  expect(unapproved(found)).toEqual([
    'a 1.0.0: GPL-3.0',
    'c 1.0.0: MPL-2.0',
    'b 1.0.0: none stated',
  ])
})
