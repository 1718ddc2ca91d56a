// The commands that the guides tell an operator to type.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/tools/paths'

const guides = readdirSync(join(ROOT, 'docs/operations')).filter((file) => file.endsWith('.md'))

test.each(['README.md', ...guides.map((file) => `docs/operations/${file}`)])(
  'no command in %s has a URL, and with it a password, in its arguments',
  (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8').match(/\$\{?(?!PUBLIC_)\w*URL/)).toBeNull()
  },
)

test('the unit of systemd starts the server as package.json does', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const guide = readFileSync(join(ROOT, 'docs/operations/migrations.md'), 'utf8')
  const command = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(guide)?.[1]
  expect(`exec ${command}`).toBe(scripts.server)
  expect(scripts.worker).toBe(scripts.server.replace('server.js', 'worker.js'))
})
