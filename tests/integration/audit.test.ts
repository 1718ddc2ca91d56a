// npm run audit against registries that report no vulnerabilities, report some, or refuse to answer.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { atEnd } from '../support/clean-up'
import { tempDir } from '../support/temp-dir'

const ROOT = join(import.meta.dirname, '../..')

/** A registry that answers requests for advisories. @param advisories null: it refuses them */
async function registry(advisories: object | null): Promise<string> {
  const server = createServer((request, response) => {
    const asked = request.resume().url === '/-/npm/v1/security/advisories/bulk'
    if (!asked || advisories === null) response.statusCode = asked ? 405 : 404
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(advisories ?? {}))
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  atEnd(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function audit(url: string): Promise<{ code: number | null; said: string }> {
  const child = spawn('npm', ['run', 'audit', '--silent'], {
    cwd: ROOT,
    env: {
      ...process.env,
      npm_config_registry: url,
      npm_config_fetch_retries: '0',
      // A fresh cache, because npm remembers what it derived from an advisory.
      npm_config_cache: tempDir('npm-cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: out + err }
}

test('the audit passes when nothing is known, and fails with name and reason when something is', async () => {
  const clean = await audit(await registry({}))
  expect(clean).toMatchObject({ code: 0, said: expect.stringMatching(/\b0 of \d{3} packages/) })
  const advisory = {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Koa answers questions that nobody asked',
    severity: 'high',
    vulnerable_versions: '<99',
    cwe: [],
    cvss: { score: 7, vectorString: null },
  }
  const { code, said } = await audit(await registry({ koa: [advisory] }))
  expect(code).toBe(1)
  expect(said).toMatch(/^high +koa/m)
  expect(said).toContain(`${advisory.title}: ${advisory.url}`)
})

test('the audit never passes silently where a registry does not tell', async () => {
  const refused = { code: 2, said: expect.stringContaining('Not checked') }
  expect(await audit(await registry(null))).toMatchObject(refused)
  expect(await audit('http://127.0.0.1:9/')).toMatchObject(refused)
})
