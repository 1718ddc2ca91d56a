// Pages as bytes: rendered once per deployment and path, then served from memory, compressed, with an ETag.
import { REFERENCE, sentParams } from '../../src/contract/api'
import { serviceBySlug } from '../../src/contract/choices'
import { dialogOn, FORM_PARAM, formIds, showsForm } from '../../src/contract/form-places'
import type { NativeFormState } from '../../src/contract/native-form'
import type { PageList } from '../../src/renderer/page-list'
import type { InlineHashes, RenderedPage, RenderPage } from '../../src/renderer/render-page'
import { type EncodePage, encodePage } from './encode-page'
import { yearly } from './yearly'

export interface PageBytes {
  status: 200 | 404
  /** What the page's Content-Security-Policy has to allow; null in development. */
  inline: InlineHashes | null
  encoded: EncodePage
}

export interface PageSource {
  /** The complete page at a path; the not-found page if there is none. */
  page(path: string, query: URLSearchParams): Promise<PageBytes>
  /** A page that is not in the list and cannot be requested by its path. @param path from our own code */
  unlisted(path: string, query: URLSearchParams): Promise<PageBytes>
  /** The page with a rejected form in it. @param query of the page that was sent */
  renderForm(
    path: string,
    nativeForm: NativeFormState,
    query: Record<string, string>,
  ): Promise<RenderedPage>
  /** True for a path that has a page of its own. */
  exists(path: string): boolean
}

interface Options {
  render: RenderPage
  list: PageList
  publicUrl: string
  /** False in development, where pages change while the server runs. */
  remember: boolean
}

interface Place {
  path: string
  /** Including the question mark, or empty. */
  search: string
}

/** Placeholder for the reference while a confirmation is rendered. */
const STAND_IN = '0000-0000'

/** Last path segment under which a not-found page is rendered and cached. */
const NOWHERE = 'not-found'

export function createPageSource(options: Options): PageSource {
  const { render: renderAnew, list, publicUrl, remember } = options
  const paths = new Set(list.pages.map(({ path }) => path))
  const render = (place: Place) => renderAnew({ ...place, publicUrl, nativeForm: null })
  // Promises, so that a burst on a cold path renders it once.
  const kept = new Map<string, Promise<PageBytes>>()
  const confirmations = new Map<string, Promise<Confirmation>>()
  const forgetLastYear = yearly(() => {
    kept.clear()
    confirmations.clear()
  })

  async function bytes(place: Place): Promise<PageBytes> {
    const { html, ...about } = await render(place)
    // With a query, few visitors share a page: the best compression would not pay off.
    return { ...about, encoded: encodePage(html, place.search ? 'least' : 'most') }
  }

  /** A confirmation differs only in its reference, which is inserted into a page that all visitors share. */
  async function confirmation(place: Place, reference: string): Promise<PageBytes> {
    const make = async () => inPieces(await render(place))
    const key = place.path + place.search
    const { pieces, ...about } = await (remember ? getOrCreate(confirmations, key, make) : make())
    const gap = Buffer.from(reference)
    const whole = Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [gap, piece])))
    return { ...about, encoded: encodePage(whole, 'least') }
  }

  async function at(path: string, query: URLSearchParams): Promise<PageBytes> {
    forgetLastYear()
    const { search, reference } = relevant(path, query)
    const place = { path, search }
    if (reference) return confirmation(place, reference)
    return remember ? getOrCreate(kept, path + search, () => bytes(place)) : bytes(place)
  }

  return {
    page: (asked, query) => at(paths.has(asked) ? asked : nowhereLike(asked, list.families), query),
    unlisted: at,
    exists: (path) => paths.has(path),
    async renderForm(path, nativeForm, query) {
      // A form in a dialog is shown open again.
      const form = dialogOn(path, nativeForm.form)
      const whole = new URLSearchParams({ ...(form && { [FORM_PARAM]: form }), ...query })
      const search = whole.size > 0 ? `?${whole}` : ''
      return renderAnew({ path, search, publicUrl, nativeForm })
    },
  }
}

/** A page split at each occurrence of the reference. */
interface Confirmation extends Omit<RenderedPage, 'html'> {
  pieces: Buffer[]
}

function inPieces({ html, ...about }: RenderedPage): Confirmation {
  const pieces = html
    .toString()
    .split(STAND_IN)
    .map((piece) => Buffer.from(piece))
  return { ...about, pieces }
}

/** The not-found page depends on the family: a service, a case study, or any other page. */
function nowhereLike(path: string, families: string[]): string {
  const family = families.find(
    (start) => path.startsWith(start) && !path.slice(start.length).includes('/'),
  )
  return `${family ?? '/'}${NOWHERE}`
}

/**
 * Maximum number of pages kept, of about 150 KB each. Our pages and not-found pages are some 25; with the queries that
 * change them they are 900, which a script could request one by one.
 */
const MAX_KEPT = 200

/** Returns the entry, or creates it with `make`; failures are not cached. The one used longest ago makes room. */
function getOrCreate<T>(
  map: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = map.get(key)
  const entry = known ?? make()
  map.delete(key)
  map.set(key, entry)
  if (known) return known
  const [oldest] = map.keys()
  if (map.size > MAX_KEPT && oldest !== undefined) map.delete(oldest)
  entry.catch(() => map.delete(key))
  return entry
}

interface Relevant {
  search: string
  /** The reference of a confirmation; `search` contains its placeholder instead. */
  reference: string | null
}

/** Forms that are part of their pages and ask for a service. */
const IN_PAGE = ['contact-page', 'home-contact'] as const

/** The part of a query that changes the page, normalized; everything else is dropped. */
function relevant(path: string, query: URLSearchParams): Relevant {
  const kept = new URLSearchParams()
  const form = dialogOn(path, query.get(FORM_PARAM))
  if (form) kept.set(FORM_PARAM, form)
  // Preselects the service in whichever form the page shows.
  const shown = form ?? IN_PAGE.find((id) => showsForm(path, id))
  const service = shown ? query.get('service') : null
  if (service && Object.hasOwn(serviceBySlug, service)) kept.set('service', service)
  // A confirmation counts only for a form that this page has.
  const sent = formIds.find((id) => id === query.get(sentParams.form) && showsForm(path, id))
  const named = query.get(sentParams.reference)
  const reference = sent && named && REFERENCE.test(named) ? named : null
  if (sent) kept.set(sentParams.form, sent)
  if (reference) kept.set(sentParams.reference, STAND_IN)
  const search = kept.size > 0 ? `?${kept}` : ''
  return { search, reference }
}
