// The only way for the server to render a page.
import type { NativeFormState } from '../contract/native-form'
import type { PageList } from './page-list'
import { type SiteParts, slots } from './page-parts'
import { createPageStyles, hashOf, type StylesFor } from './page-styles'
import { type SiteFiles, type SiteSource, siteSource, styleSheetOf } from './site-source'

interface PageRequest {
  path: string
  /** Including the question mark; empty if there is no query. */
  search: string
  publicUrl: string
  nativeForm: NativeFormState | null
}

/** Hashes of a page's inline code that a Content-Security-Policy must allow. */
export interface InlineHashes {
  styles: string
  script: string
}

export interface RenderedPage {
  status: 200 | 404
  /** The whole document, in UTF-8. */
  html: Buffer
  /** Null in development. */
  inline: InlineHashes | null
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

interface Renderer {
  render: RenderPage
  /** Every page of the site. */
  pageList: PageList
}

/** As bytes, so that no page encodes again what all of them have. */
type Piece = Buffer | keyof typeof slots

/** The document around a page, split at its slots, and what fills them. */
interface Frame {
  /** The HTML between the slots, and the slots, in the order of the document. */
  pieces: Piece[]
  renderParts: SiteParts['renderParts']
  /** Extracts the styles of a page; null in development. */
  stylesFor: StylesFor | null
  /** Hash of the document's own inline script. */
  script: string
}

/** `render` rejects when a page cannot be rendered. */
export async function loadRenderer(files: SiteFiles): Promise<Renderer> {
  const site = siteSource(files)
  const kept = site.sheet ? await makeFrame(site) : null
  // Not on the first request: the next build replaces the files while this server still runs.
  if (kept) await (await site.parts()).loadAll()

  return {
    async render({ path, search, publicUrl, nativeForm }) {
      // Rebuilt for each request in development, where the sources change.
      const frame = kept ?? (await makeFrame(site))
      const parts = await frame.renderParts({ url: path + search, nativeForm, publicUrl })
      const { status, head, body } = parts
      const styles = frame.stylesFor?.(body) ?? null
      const fill = {
        head: Buffer.from(head),
        body: Buffer.from(body),
        styles: styles?.css ?? Buffer.of(),
      }
      const html = Buffer.concat(
        frame.pieces.map((piece) => (typeof piece === 'string' ? fill[piece] : piece)),
      )
      return { status, html, inline: styles && { styles: styles.hash, script: frame.script } }
    },
    pageList: await (await site.parts()).listPages(),
  }
}

const slotNames = Object.keys(slots) as (keyof typeof slots)[]
const SLOT = new RegExp(`(${Object.values(slots).join('|')})`)

function piecesOf(html: string): Piece[] {
  return html
    .split(SLOT)
    .map((piece) => slotNames.find((name) => slots[name] === piece) ?? Buffer.from(piece))
}

async function makeFrame({ document, parts, sheet }: SiteSource): Promise<Frame> {
  const [html, { renderParts, safelist, ownStyles }] = await Promise.all([document(), parts()])
  const script = hashOf(/<script type="module" async>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  if (sheet === null) return { pieces: piecesOf(html), renderParts, stylesFor: null, script }
  const { link, href } = styleSheetOf(html)
  const whole = html
    // The styles of a page are inlined: one round trip less before it is painted. They follow the tags: a browser looks
    // for the charset, and a link preview for the picture, in the first bytes only.
    .replace(link, '')
    .replace(slots.head, `${slots.head}<style>${slots.styles}</style>`)
    // The URL of the full sheet, which is loaded when more is shown (theme/full-styles.ts).
    .replace('<html', `<html data-styles="${href}"`)
  const pieces = piecesOf(whole)
  const stylesFor = createPageStyles(await sheet(), { safelist, ownStyles })
  return { pieces, renderParts, stylesFor, script }
}
