// The commands that the guides tell an operator to type.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/build/paths'

const guides = readdirSync(join(ROOT, 'docs/operations')).filter((file) => file.endsWith('.md'))

test.each(['README.md', ...guides.map((file) => `docs/operations/${file}`)])(
  'no command in %s has a URL, and with it a password, in its arguments',
  (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8').match(/\$\{?(?!PUBLIC_)\w*URL/)).toBeNull()
  },
)
