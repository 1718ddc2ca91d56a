// For each rule of .dependency-cruiser.mjs, a small tree that breaks that rule and no other.

export interface BrokenRule {
  rule: string
  /** Content by file; `''` is a file that only exists to be imported. */
  files: Record<string, string>
}

/** One file that imports one module, plus the imported file if it is in our own tree. */
function imports(rule: string, from: string, what: string): BrokenRule {
  const files: Record<string, string> = { [from]: `import '${what}'\n` }
  if (what.startsWith('.')) files[resolve(from, what)] = 'export const it = 1\n'
  return { rule, files }
}

function resolve(from: string, specifier: string): string {
  const path = new URL(specifier, `file:///${from}`).pathname.slice(1)
  return /\.tsx?$/.test(path) ? path : `${path}.ts`
}

const layers = [
  imports('contract-imports', 'src/contract/a.ts', '../content/b'),
  imports('contract-imports', 'src/contract/a.ts', 'node:crypto'),
  imports('contract-imports', 'src/contract/a.ts', 'react'),
  imports('browser-imports-zod-mini', 'src/contract/a.ts', 'zod'),
  imports('browser-imports-zod-mini', 'src/chat/a.ts', 'zod'),
  imports('content-imports', 'src/content/a.ts', '../contract/b'),
  imports('content-imports', 'src/content/a.ts', 'react'),
  imports('theme-imports', 'src/theme/a.css.ts', '../content/b'),
  imports('ui-imports', 'src/ui/a.tsx', '../content/b'),
  imports('ui-imports', 'src/ui/a.tsx', 'react-hook-form'),
  imports('forms-imports', 'src/forms/a.tsx', '../layout/b'),
  imports('forms-imports', 'src/forms/a.tsx', '../node/b'),
  imports('chat-imports', 'src/chat/a.tsx', '../forms/b'),
  imports('layout-imports', 'src/layout/a.tsx', '../pages/b'),
  imports('pages-imports', 'src/pages/a.tsx', '../renderer/b'),
  imports('pages-imports', 'src/pages/a.tsx', '../node/b'),
  imports('chat-is-lazy', 'src/layout/a.tsx', '../chat/b'),
  imports('site-imports', 'src/site.tsx', './node/b'),
  imports('site-imports', 'src/routes.tsx', './renderer/b'),
  imports('site-imports', 'src/navigation/a.ts', '../renderer/b'),
  imports('renderer-imports', 'src/renderer/a.ts', '../node/b'),
  imports('renderer-imports', 'src/renderer/a.ts', '../../server/b'),
]

const programs = [
  imports('node-imports', 'src/node/a.ts', '../content/b'),
  imports('node-imports', 'src/node/a.ts', '../ui/b'),
  imports('server-imports', 'server/a.ts', '../src/pages/b'),
  imports('server-imports', 'server/a.ts', '../src/renderer/b'),
  imports('worker-imports', 'worker/a.ts', '../src/pages/b'),
  imports('worker-imports', 'worker/a.ts', '../src/renderer/render-page'),
  imports('programs-stay-apart', 'server/a.ts', '../worker/b'),
  imports('programs-stay-apart', 'worker/a.ts', '../server/b'),
  imports('migrations-imports', 'migrations/a.ts', '../src/contract/b'),
  imports('migrations-imports', 'migrations/a.ts', 'node:fs'),
  imports('migrations-are-given-knex', 'migrations/a.ts', 'knex'),
]

const doors = [
  imports('bullmq-has-one-door', 'worker/a.ts', 'bullmq'),
  imports('ioredis-has-one-door', 'server/a.ts', 'ioredis'),
  imports('knex-has-one-door', 'worker/a.ts', 'knex'),
  imports('pg-has-one-door', 'server/a.ts', 'pg'),
  imports('pino-has-one-door', 'worker/a.ts', 'pino'),
  imports('prom-client-has-one-door', 'server/a.ts', 'prom-client'),
  imports('opentelemetry-has-one-door', 'server/a.ts', '@opentelemetry/api'),
  imports('bullmq-otel-has-one-door', 'src/node/queue/a.ts', 'bullmq-otel'),
  imports('nodemailer-has-one-door', 'worker/sms/a.ts', 'nodemailer'),
  imports('mrml-has-one-door', 'worker/mail/a.ts', 'mrml'),
  imports('twilio-has-one-door', 'worker/mail/a.ts', 'twilio'),
  imports('langchain-has-one-door', 'server/routes/a.ts', 'langchain'),
  imports('langchain-has-one-door', 'server/routes/a.ts', '@langchain/openai'),
  imports('rate-limiter-flexible-has-one-door', 'server/a.ts', 'rate-limiter-flexible'),
  imports('fontkit-has-one-door', 'scripts/a.ts', 'fontkit'),
  imports('resvg-has-one-door', 'scripts/pictures/a.ts', '@resvg/resvg-wasm'),
  imports('subset-font-has-one-door', 'scripts/build/a.ts', 'subset-font'),
  imports('vike-has-one-door', 'server/a.ts', 'vike/server'),
]

const habits = [
  {
    rule: 'no-circles',
    files: { 'server/a.ts': "import './b'\n", 'server/b.ts': "import './a'\n" },
  },
  {
    rule: 'no-circles',
    files: {
      'server/a.ts': "import { type B } from './b'\nexport type A = B\n",
      'server/b.ts': "import type { A } from './a'\nexport type B = A | 1\n",
    },
  },
  {
    rule: 'no-folder-cycles',
    files: {
      'worker/one/a.ts': "import '../two/b'\n",
      'worker/two/b.ts': 'export const b = 1\n',
      'worker/two/c.ts': "import '../one/d'\n",
      'worker/one/d.ts': 'export const d = 1\n',
    },
  },
  { rule: 'no-orphans', files: { 'server/a.ts': 'export const alone = 1\n' } },
  imports('no-junk-drawers', 'server/a.ts', './utils/b'),
  imports('no-junk-drawers', 'src/ui/a.tsx', './helpers'),
  imports('no-junk-drawers', 'worker/a.ts', './types'),
  imports('no-barrels', 'src/ui/a.tsx', './index.ts'),
  imports('no-dev-dependencies', 'server/a.ts', 'vitest'),
  imports('tests-stay-outside', 'scripts/a.ts', '../tests/b'),
  imports('tests-stay-outside', 'server/a.ts', './b.test'),
]

export const brokenRules: BrokenRule[] = [...layers, ...programs, ...doors, ...habits]
