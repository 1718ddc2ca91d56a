// Has Vike render the HTML document of the site that was just built. A separate program: Vike as a builder
// and Vike as a renderer cannot share a process.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDocument } from '../../src/renderer/make-document'
import { DOCUMENT } from '../../src/renderer/site-source'
import { inlineFirstScript } from './inline-first-script'
import { DIST } from './paths'

const document = await makeDocument(join(DIST, 'server', 'entry.mjs'))
await writeFile(join(DIST, DOCUMENT), await inlineFirstScript(document))
