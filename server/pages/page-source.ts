// Pages as bytes: rendered once per deploy and path, then served from memory, compressed and tagged.

import { REFERENCE, sentParams } from '../../src/contract/api'
import { serviceBySlug } from '../../src/contract/choices'
import { dialogOn, FORM_PARAM, formIds, showsForm } from '../../src/contract/form-places'
import type { NativeFormState } from '../../src/contract/native-form'
import type { PageList } from '../../src/renderer/page-list'
import type { RenderedPage, RenderPage } from '../../src/renderer/render-page'
import { type EncodePage, encodePage } from './encode-page'

export interface PageBytes {
  status: 200 | 404
  /** What the page's Content-Security-Policy has to allow; null in development. */
  styleHashes: string[] | null
  encoded: EncodePage
}

export interface PageSource {
  /** The page at a path, complete; the not-found page where there is none. */
  page(path: string, query: URLSearchParams): Promise<PageBytes>
  /** The page with a refused form in it. */
  renderForm(path: string, nativeForm: NativeFormState): Promise<RenderedPage>
  /** True for a path that has a page of its own. */
  exists(path: string): boolean
}

interface Options {
  render: RenderPage
  list: PageList
  publicUrl: string
  /** False in development, where pages change under the server. */
  remember: boolean
}

/** Last part of the path under which a not-found page is rendered and kept. */
const NOWHERE = 'not-found'

export function createPageSource({ render, list, publicUrl, remember }: Options): PageSource {
  const paths = new Set(list.pages.map(({ path }) => path))
  // Promises, so that a burst on a cold path renders it once. Bounded: pages that exist and one
  // not-found page for each family, with the few queries that change them.
  const kept = new Map<string, Promise<PageBytes>>()

  async function build(path: string, search: string, lasting: boolean): Promise<PageBytes> {
    const page = await render({ path, search, publicUrl, nativeForm: null })
    const { status, html, styleHashes } = page
    return { status, styleHashes, encoded: encodePage(html, lasting ? 'most' : 'least') }
  }

  return {
    async page(asked, query) {
      const path = paths.has(asked) ? asked : nowhereLike(asked, list.families)
      const { search, lasting } = relevant(path, query)
      if (!remember || !lasting) return build(path, search, false)
      const key = path + search
      const known = kept.get(key)
      if (known) return known
      const building = build(path, search, true)
      kept.set(key, building)
      building.catch(() => kept.delete(key))
      return building
    },
    exists: (path) => paths.has(path),
    async renderForm(path, nativeForm) {
      // A form that opens over its page is open again.
      const { search } = relevant(path, new URLSearchParams({ [FORM_PARAM]: nativeForm.form }))
      return render({ path, search, publicUrl, nativeForm })
    },
  }
}

/** What is not found is told by family: a service, a case study, or a page. */
function nowhereLike(path: string, families: string[]): string {
  const family = families.find(
    (start) => path.startsWith(start) && !path.slice(start.length).includes('/'),
  )
  return `${family ?? '/'}${NOWHERE}`
}

/** The part of a query that changes the page, in one spelling; everything else is dropped. */
function relevant(path: string, query: URLSearchParams): { search: string; lasting: boolean } {
  const kept = new URLSearchParams()
  const form = dialogOn(path, query.get(FORM_PARAM))
  if (form) kept.set(FORM_PARAM, form)
  const service = query.get('service')
  if (service && Object.hasOwn(serviceBySlug, service)) kept.set('service', service)
  // A confirmation is personal. One of a form that this page does not have is none.
  const sent = formIds.find((id) => id === query.get(sentParams.form) && showsForm(path, id))
  const reference = query.get(sentParams.reference)
  if (sent) kept.set(sentParams.form, sent)
  if (sent && reference && REFERENCE.test(reference)) kept.set(sentParams.reference, reference)
  const search = kept.size > 0 ? `?${kept}` : ''
  return { search, lasting: !sent }
}
