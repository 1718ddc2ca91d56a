import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Env, readEnv } from '../../src/node/env'
import { StartError } from '../../src/node/start-error'
import { openPages } from './open-pages'

const empty = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(empty, { recursive: true }))

test('an incomplete build is reported in one line with its remedy', async () => {
  const read = readEnv({ DATABASE_URL: 'postgres://localhost/website' })
  const opened = openPages((read as { env: Env }).env, empty)
  await expect(opened).rejects.toThrow(StartError)
  await expect(opened).rejects.toThrow(/^The build is not complete \(.*\)\. Run npm run build/)
})
