// Lists production dependencies by license, from the lock file.

interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  license?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
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

/** Packages approved under another license, and why. */
const APPROVED: Record<string, { packages: RegExp; why: string }> = {
  'CC-BY-4.0': { packages: /^caniuse-lite$/, why: 'Data about browsers, read only by the build.' },
  'MPL-2.0': {
    packages: /^(?:lightningcss(?:-[\w-]+)?|@resvg\/resvg-wasm)$/,
    why: 'Tools of the build for style sheets and images. The license covers their own files, which we do not change.',
  },
  'OFL-1.1': {
    packages: /^@fontsource-variable\/(?:figtree|host-grotesk)$/,
    why: 'Fonts, which may be served and subset, but not sold by themselves.',
  },
}

/** Packages whose lock entry lacks a license; this is what their own LICENSE file states. */
const STATED: Record<string, string> = { eval: 'MIT', 'require-like': 'MIT' }

/** The npm package name, from its path in the dependency tree. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Production packages by license. */
export function licensesOf(packages: LockedPackages): Map<string, string[]> {
  const byLicense = new Map<string, Set<string>>()
  for (const [path, { dev, license: declared, version }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const name = nameOf(path)
    const license = declared ?? STATED[name] ?? 'none stated'
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${version}`))
  }
  return new Map(
    [...byLicense]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([license, names]) => [license, [...names].sort()]),
  )
}

/** Packages whose license is neither permissive nor approved. */
export function unapproved(byLicense: Map<string, string[]>): string[] {
  return [...byLicense].flatMap(([license, names]) => {
    if (PERMISSIVE.some((each) => each === license)) return []
    const approved = APPROVED[license]?.packages
    return names
      .filter((name) => !approved?.test(name.split(' ')[0] ?? ''))
      .map((name) => `${name}: ${license}`)
  })
}

/** The content of docs/licenses.md. */
export function licensesPage(byLicense: Map<string, string[]>): string {
  const parts = [...byLicense].map(([license, names]) => {
    const why = APPROVED[license]?.why
    return [
      `## ${license}`,
      ...(why ? [why] : []),
      names.map((name) => `- ${name}`).join('\n'),
    ].join('\n\n')
  })
  const head = `# Licenses

The packages that production depends on, including the build, by license. Generated from the lock file by
\`npm run licenses\`; a test fails when this page is out of date or a license is neither permissive nor approved here.`
  return `${[head, ...parts].join('\n\n')}\n`
}
