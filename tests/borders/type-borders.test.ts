// Proves that browser globals do not reach Node.js code, nor Node.js globals browser code.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TSC } from '../../scripts/tools/tsc'

const ROOT = join(import.meta.dirname, '../..')
const projects = ['browser', 'node'] as const
type Project = (typeof projects)[number]

function tsc(dir: string, project: Project, ...options: string[]): Promise<string> {
  // Not incremental: `npm run check` may be writing the build information of the same project at this moment.
  const config = join(dir, `tsconfig.${project}.json`)
  const args = [TSC, '-p', config, '--incremental', 'false', ...options]
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: dir, maxBuffer: 2 ** 24 }, (_, stdout) =>
      resolve(stdout),
    )
  })
}

const noDom = 'TS2584: Cannot find name'
const noNode = 'TS2591: Cannot find name'
const violations = [
  {
    project: 'node',
    path: 'server/a.ts',
    code: 'window.close()',
    error: "TS2304: Cannot find name 'window'",
  },
  {
    project: 'node',
    path: 'worker/a.ts',
    code: 'window.close()',
    error: "TS2304: Cannot find name 'window'",
  },
  { project: 'node', path: 'src/node/a.ts', code: 'document.title', error: `${noDom} 'document'` },
  {
    project: 'node',
    path: 'src/contract/b.ts',
    code: 'document.title',
    error: `${noDom} 'document'`,
  },
  {
    project: 'browser',
    path: 'src/contract/a.ts',
    code: 'process.exit()',
    error: `${noNode} 'process'`,
  },
  {
    project: 'browser',
    path: 'src/contract/c.ts',
    code: 'Buffer.from("")',
    error: `${noNode} 'Buffer'`,
  },
  {
    project: 'browser',
    path: 'src/content/a.ts',
    code: 'process.exit()',
    error: `${noNode} 'process'`,
  },
  {
    project: 'browser',
    path: 'src/ui/a.tsx',
    code: 'process.exit()',
    error: `${noNode} 'process'`,
  },
  {
    project: 'browser',
    path: 'src/forms/a.tsx',
    code: 'process.exit()',
    error: `${noNode} 'process'`,
  },
  {
    project: 'browser',
    path: 'src/pages/a.tsx',
    code: 'Buffer.from("")',
    error: `${noNode} 'Buffer'`,
  },
  {
    project: 'browser',
    path: 'src/site.tsx',
    code: 'process.exit()',
    error: `${noNode} 'process'`,
  },
] as const

describe('a global of the other platform is a type error', () => {
  const tree = mkdtempSync(join(tmpdir(), 'types-'))
  const found: Record<Project, string> = { browser: '', node: '' }

  beforeAll(async () => {
    symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
    for (const name of ['tsconfig.json', 'tsconfig.browser.json', 'tsconfig.node.json']) {
      cpSync(join(ROOT, name), join(tree, name))
    }
    for (const { path, code } of violations) {
      mkdirSync(dirname(join(tree, path)), { recursive: true })
      writeFileSync(join(tree, path), `${code}\n`)
    }
    await Promise.all(
      projects.map(async (project) => {
        found[project] = await tsc(tree, project, '--pretty', 'false')
      }),
    )
  })
  afterAll(() => rmSync(tree, { recursive: true }))

  test.each(violations)('$code in $path', ({ project, path, error }) => {
    const lines = found[project].split('\n').filter((line) => line.startsWith(`${path}(`))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(error)
  })
})

describe.concurrent('no package adds types of the other platform', () => {
  test('tsconfig.browser.json includes no types of Node.js', async () => {
    const files = await tsc(ROOT, 'browser', '--listFilesOnly')
    expect(files).toContain('/lib.dom.d.ts')
    expect(files).not.toContain('/@types/node/')
  })

  test('tsconfig.node.json includes no types of the browser', async () => {
    const files = await tsc(ROOT, 'node', '--listFilesOnly')
    expect(files).toContain('/@types/node/')
    expect(files).not.toContain('/lib.dom.d.ts')
  })
})
