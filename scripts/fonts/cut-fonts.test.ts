import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../tools/paths'
import { cutFont, cuts, LETTERS } from './cut-fonts'

for (const cut of cuts) {
  test(`${cut.file} equals the subset generated from its font, and is small`, async () => {
    const written = readFileSync(join(ROOT, 'src', 'theme', 'fonts', cut.file))
    expect(written.equals(await cutFont(cut))).toBe(true)
    expect(written.length).toBeLessThan(14_000)
  })
}

test('the letters that the subsets leave out come from the same fonts', () => {
  const module = readFileSync(join(ROOT, 'src', 'theme', 'rest-of-latin.ts'), 'utf8')
  const imported = [...module.matchAll(/from '(\S+\.woff2)'/g)].map(([, file]) => file)
  expect(imported.sort()).toEqual(cuts.map(({ source }) => source).sort())
})

test('the font subset contains every character of the site’s texts', () => {
  const folder = join(ROOT, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const isText = (name: string) => /\.tsx?$/.test(name) && !name.includes('.test.')
  // Programs show no page, and what the chat says in Spanish loads its letters, as a visitor's words do.
  const elsewhere = /^node\W|^content\Wspanish-phrases\.ts$/
  for (const file of files.filter((name) => isText(name) && !elsewhere.test(name))) {
    const comments = /\/\*[\s\S]*?\*\/|(?<!\S)\/\/.*/g
    const code = readFileSync(join(folder, file), 'utf8').replace(comments, '')
    const foreign = [...code].filter((letter) => letter !== '\n' && !LETTERS.includes(letter))
    const remedy = `add them to LETTERS (cut-fonts.ts), then: node --import tsx scripts/fonts/write-fonts.ts`
    expect([file, [...new Set(foreign)].join(' ')], remedy).toEqual([file, ''])
  }
})

test('unicode-range of the fonts names the same characters as the subset', () => {
  const styles = readFileSync(join(ROOT, 'src', 'theme', 'web-fonts.ts'), 'utf8')
  const ranges = /const kept =\s+'([^']+)'/.exec(styles)?.[1] ?? ''
  const named = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((part) => Number.parseInt(part, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  })
  expect([...new Set(named)].sort()).toEqual([...new Set(LETTERS)].sort())
})
