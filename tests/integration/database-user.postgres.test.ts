// A PostgreSQL user with few rights: the documented ones suffice, in a burst too.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { sqlOn } from '../support/query'
import { contact, startTestSite } from '../support/site'

/** The statements of the documentation that make and equip the user. */
function documented(): string[] {
  const text = readFileSync('docs/operations/settings.md', 'utf8')
  const [, section = ''] = text.split('## A PostgreSQL user with few rights\n')
  const lines = section.split('\n## ', 1)[0]?.split('\n') ?? []
  return lines.filter((line) => /^ {4}\w/.test(line))
}

/** From this many on, the queue's statement for many jobs is used. */
const BURST = 30

test('the documented rights of a PostgreSQL user suffice, in a burst too @extended', async () => {
  const { url } = await freshDatabase()
  for (const statement of documented()) await sqlOn(url)(statement)
  // As psql's \password does.
  await sqlOn(url)(`alter role website_app password 'secret'`)
  const DATABASE_URL = Object.assign(new URL(url), { username: 'website_app', password: 'secret' })
  const site = await startTestSite({ env: { DATABASE_URL: DATABASE_URL.href } })
  const posts = Array.from({ length: BURST }, () => site.accept(contact()))
  const accepted = await Promise.all(posts)
  for (const { id } of accepted) await site.settled(id)
  expect(site.logs()).not.toContain('42501')
  await site.stop()
})
