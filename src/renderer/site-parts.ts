// What the built site offers to the server, beside the document that Vike makes.
import { listPages } from './list-pages'
import type { SiteParts } from './page-parts'
import { renderParts } from './render-parts'
import { unasked } from './unasked-classes'

export const siteParts: SiteParts = { listPages, renderParts, unasked }
