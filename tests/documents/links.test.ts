// The links between the Markdown files of the repository, and their anchors.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/tools/paths'

const below = (folder: string) =>
  readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true }).map((file) =>
    join(folder, file),
  )
const documents = [...readdirSync(ROOT), ...below('docs'), ...below('tests')].filter((file) =>
  file.endsWith('.md'),
)

const LINK = /\]\(([^)\s]+)\)/g
const HEADING = /^#+ (.*)$/gm

/** As GitHub derives it from the heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
}

function isBroken(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(document), path) : document
  const file = join(ROOT, target)
  if (!existsSync(file)) return true
  if (anchor === undefined || !target.endsWith('.md')) return false
  const headings = [...readFileSync(file, 'utf8').matchAll(HEADING)]
  return !headings.some(([, heading]) => anchorOf(heading ?? '') === anchor)
}

test('every link from one document to another leads somewhere', () => {
  const links = documents.flatMap((document) => {
    const text = readFileSync(join(ROOT, document), 'utf8')
    return [...text.matchAll(LINK)].map(([, link]) => [document, link ?? ''] as const)
  })
  const own = links.filter(([, link]) => !/^(https?|mailto):/.test(link))
  expect(own.length).toBeGreaterThan(50)
  expect(own.filter(([document, link]) => isBroken(document, link))).toEqual([])
})
