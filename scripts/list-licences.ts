// Lists production dependencies by license, from the lock file.

export interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  license?: string
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
  engines?: { node?: string }
}

export type LockedPackages = Record<string, LockedPackage>

/** Licenses that only require keeping their text and copyright notices. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
] as const

/** Packages used under another license all the same, and why that is acceptable. */
const CONSIDERED: Record<string, { packages: RegExp; why: string }> = {
  'CC-BY-4.0': { packages: /^caniuse-lite$/, why: 'Data about browsers, read by the build alone.' },
  'MPL-2.0': {
    packages: /^(?:lightningcss(?:-[\w-]+)?|@resvg\/resvg-wasm)$/,
    why: 'Style sheets and pictures are made with them by the build. The licence binds their own files, which are not changed.',
  },
  'OFL-1.1': {
    packages: /^@fontsource-variable\/(?:figtree|host-grotesk)$/,
    why: 'Fonts. They may be served and cut, and not be sold by themselves.',
  },
}

/** Packages whose lock entry lacks a license; this is what their own LICENSE file states. */
const STATED: Record<string, string> = { eval: 'MIT', 'require-like': 'MIT' }

/** The npm package name, from its path in the dependency tree. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Production packages by license. */
export function licencesOf(packages: LockedPackages): Map<string, string[]> {
  const byLicence = new Map<string, Set<string>>()
  for (const [place, { dev, license, version }] of Object.entries(packages)) {
    if (place === '' || dev) continue
    const name = nameOf(place)
    const licence = license ?? STATED[name] ?? 'none stated'
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${version}`))
  }
  return new Map(
    [...byLicence]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, names]) => [licence, [...names].sort()]),
  )
}

/** Packages whose license is neither permissive nor considered. */
export function unwelcome(byLicence: Map<string, string[]>): string[] {
  return [...byLicence].flatMap(([licence, names]) => {
    if (PERMISSIVE.some((each) => each === licence)) return []
    const considered = CONSIDERED[licence]?.packages
    return names
      .filter((name) => !considered?.test(name.split(' ')[0] ?? ''))
      .map((name) => `${name}: ${licence}`)
  })
}

/** The content of docs/licences.md. */
export function licencesPage(byLicence: Map<string, string[]>): string {
  const parts = [...byLicence].map(([licence, names]) => {
    const why = CONSIDERED[licence]?.why
    return [
      `## ${licence}`,
      ...(why ? [why] : []),
      names.map((name) => `- ${name}`).join('\n'),
    ].join('\n\n')
  })
  const head = `# Licences

What production depends on, the build included, by licence. Written by \`npm run licences\` from the lock
file; a test fails when this page is out of date or a licence is neither permissive nor considered here.`
  return `${[head, ...parts].join('\n\n')}\n`
}
