// Proves that each import border of the architecture is enforced, by breaking it on purpose.
import { beforeAll, expect, test } from 'vitest'
import { type BrokenRule, brokenRules } from './broken-rules'
import { rules, type Violation, violationsIn } from './cruise-tree'

const forbidden = rules.ruleSet?.forbidden ?? []

/** Each case with the rules that its files break. Those without a file in common are read as one tree: it costs no more. */
const broken = new Map<BrokenRule, string[]>()

beforeAll(async () => {
  for (const cases of withoutSharedFiles(brokenRules)) {
    const violations = await violationsIn(Object.assign({}, ...cases.map(({ files }) => files)))
    for (const one of cases) broken.set(one, rulesBrokenBy(one, violations))
  }
})

function withoutSharedFiles(all: readonly BrokenRule[]): BrokenRule[][] {
  const trees: BrokenRule[][] = []
  for (const one of all) {
    const isFree = (tree: BrokenRule[]) =>
      tree.every(({ files }) => Object.keys(files).every((path) => !(path in one.files)))
    const tree = trees.find(isFree)
    if (tree) tree.push(one)
    else trees.push([one])
  }
  return trees
}

function rulesBrokenBy({ files }: BrokenRule, violations: readonly Violation[]): string[] {
  const isOurs = (path: string) =>
    Object.keys(files).some((file) => file === path || file.startsWith(`${path}/`))
  return [...new Set(violations.filter(({ from }) => isOurs(from)).map(({ rule }) => rule))]
}

test.each(brokenRules)('rule $rule reports a violation in $files', (one) => {
  expect(broken.get(one)).toEqual([one.rule])
})

test('every import rule has at least one violation among the test cases', () => {
  const covered = new Set(brokenRules.map(({ rule }) => rule))
  expect(forbidden.map(({ name }) => name).filter((name) => !covered.has(name ?? ''))).toEqual([])
})

test('every import rule has a comment and the severity error', () => {
  expect(forbidden.length).toBeGreaterThan(25)
  for (const { name, comment, severity } of forbidden) {
    expect(comment?.length, `comment of ${name}`).toBeGreaterThan(20)
    expect(severity, `severity of ${name}`).toBe('error')
  }
})

test('imports that the architecture allows are not reported', async () => {
  const allowed = {
    'server/main.ts': "import '../src/renderer/render-page'\nimport '../src/node/log'\n",
    'worker/main.ts': "import '../src/node/log'\nimport '../src/content/company'\n",
    'src/node/log.ts': "import 'pino'\nimport '../contract/api'\n",
    'src/renderer/render-page.ts': "import 'vike/server'\nimport '../site'\n",
    'src/site.tsx': "import './layout/frame'\nimport './pages/home'\n",
    'src/layout/frame.tsx':
      "import 'react-router'\nexport const chat = () => import('../chat/open')\n",
    'src/pages/home.tsx': "import '../forms/contact-form'\nimport '../ui/button'\n",
    'src/forms/contact-form.tsx': "import 'react-hook-form'\nimport '../contract/api'\n",
    'src/chat/open.tsx': "import '../contract/api'\n",
    'src/ui/button.tsx': "import 'react'\nimport './button.css'\n",
    'src/ui/button.css.ts': "import '@vanilla-extract/css'\n",
    'src/contract/api.ts': "import * as z from 'zod/mini'\nexport const text = z.string()\n",
    'src/content/company.ts': 'export const company = {}\n',
    'migrations/0001-first.ts': "import type { Knex } from 'knex'\nexport type K = Knex\n",
  }
  expect(await violationsIn(allowed)).toEqual([])
})
