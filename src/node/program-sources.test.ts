import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programSources } from './program-sources'

test.for(Object.entries(programSources))(
  'npm run dev watches every folder that the %s imports from',
  ([name, sources]) => {
    const files = readdirSync(name, { recursive: true, encoding: 'utf8' })
    const imported = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(name, file), 'utf8').matchAll(/from '[./]+\/(src\/[a-z]+)\//g),
      ])
    expect(imported.length).toBeGreaterThan(0)
    for (const [line, folder] of imported) expect(sources, line).toContain(folder)
  },
)
