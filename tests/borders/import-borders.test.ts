// Proves that each import border of the architecture is enforced, by breaking it on purpose.
import { expect, test } from 'vitest'
import { brokenRules } from './broken-rules'
import { brokenBy, rules } from './cruise-tree'

const forbidden = rules.ruleSet?.forbidden ?? []

test.each(brokenRules)('rule $rule reports a violation in $files', async ({ rule, files }) => {
  expect(await brokenBy(files)).toEqual([rule])
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
  expect(await brokenBy(allowed)).toEqual([])
})
