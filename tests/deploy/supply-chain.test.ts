// What the product is built from: identical bytes everywhere, only from the registry, on the promised Node.js
// version, under licenses that permit its use.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type LockedPackages,
  licencesOf,
  licencesPage,
  nameOf,
  unwelcome,
} from '../../scripts/list-licences'

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

for (const folder of ['.', 'tests/observatory']) {
  test(`in ${folder}, package.json names exact versions and the lock file holds them`, () => {
    const { dependencies, devDependencies = {}, overrides = {} } = manifestOf(folder)
    const lock = lockOf(folder)
    expect(lock.lockfileVersion).toBe(3)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(EXACT)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
    for (const [name, version] of Object.entries(overrides)) expect(version, name).toMatch(EXACT)
  })

  test(`in ${folder}, every package comes from the registry and is known by its bytes`, () => {
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

test('the packages that may run a script when they are installed are those that have one', () => {
  const have = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(have.map(([place]) => nameOf(place)))
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...names].sort())
  expect(new Set(Object.values(manifest.allowScripts))).toEqual(new Set([true]))
})

test('every package of production accepts the oldest Node.js that we promise', () => {
  const oldest = /^>=(\d+\.\d+\.\d+)$/.exec(manifest.engines.node)?.[1] ?? ''
  expect(oldest).toBe('20.19.0')
  const refusing = installed
    .filter(([, { dev, engines }]) => !dev && engines?.node !== undefined)
    .filter(([, { engines }]) => !semver.satisfies(oldest, engines?.node ?? ''))
  expect(refusing.map(([place, { engines }]) => `${place}: ${engines?.node}`)).toEqual([])
})

test('the licences of production are listed, and permissive or considered one by one', () => {
  const byLicence = licencesOf(packages)
  expect(unwelcome(byLicence)).toEqual([])
  expect(read('docs/licences.md'), 'run npm run licences').toBe(licencesPage(byLicence))
})

test('a licence that nobody has considered is noticed', () => {
  const found = licencesOf({
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/d': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/e/node_modules/f': { version: '1.0.0', license: 'MIT' },
  })
  expect(unwelcome(found)).toEqual(['a 1.0.0: GPL-3.0', 'c 1.0.0: MPL-2.0', 'b 1.0.0: none stated'])
})
