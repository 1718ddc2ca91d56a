// The component kit is for people who work on the site, not for its visitors.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './test'

const ROOT = join(import.meta.dirname, '../..')
const ASSETS = join(ROOT, 'dist/client/assets')
/** In the page's own words. */
const KIT = 'Kit of parts'

test('a production build has no kit page', async ({ request }) => {
  expect((await request.get('/kit')).status()).toBe(404)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/kit')
  const scripts = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter((script) => script.includes(KIT))).toEqual([])
  expect(readFileSync(join(ROOT, 'src/pages/kit/kit-page.tsx'), 'utf8')).toContain(KIT)
})
