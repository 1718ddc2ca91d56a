// What the built site exports to the server, besides the document that Vike renders.
import { listPages } from './list-pages'
import { loadAll } from './load-all'
import type { SiteParts } from './page-parts'
import { renderParts } from './render-parts'
import { safelist } from './safelist'

export const siteParts: SiteParts = { listPages, loadAll, renderParts, safelist }
