// Has Vike render the HTML document of the site that was just built, and reads the style sheet that it links. A separate
// program: Vike as a builder and Vike as a renderer cannot share a process.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDocument } from '../../src/renderer/make-document'
import { readSheet } from '../../src/renderer/read-sheet'
import { DOCUMENT, SHEET, styleSheetOf } from '../../src/renderer/site-source'
import { DIST } from '../tools/paths'
import { inlineFirstScript } from './inline-first-script'

const document = await makeDocument(join(DIST, 'server', 'entry.mjs'))
await writeFile(join(DIST, DOCUMENT), await inlineFirstScript(document))
const css = await readFile(join(DIST, 'client', styleSheetOf(document).href), 'utf8')
await writeFile(join(DIST, SHEET), JSON.stringify(readSheet(css)))
