// Pages as bytes: rendered once per deploy and path, then served from memory, compressed and tagged.

import { REFERENCE, sentParams } from '../../src/contract/api'
import { serviceBySlug } from '../../src/contract/choices'
import type { NativeFormState } from '../../src/contract/native-form'
import type { RenderPage } from '../../src/renderer/render-page'
import { type Encoded, encodePage } from './encode-page'

export interface PageBytes extends Encoded {
  status: 200 | 404
}

export interface PageSource {
  /** The page at a path, complete; the not-found page where there is none. */
  page(path: string, query: URLSearchParams): Promise<PageBytes>
  /** HTML of the page with a refused form in it. */
  renderForm(path: string, nativeForm: NativeFormState): Promise<string>
  /** True for a path that has a page of its own. */
  exists(path: string): Promise<boolean>
}

interface Options {
  render: RenderPage
  publicUrl: string
  /** False in development, where pages change under the server. */
  remember: boolean
}

export function createPageSource({ render, publicUrl, remember }: Options): PageSource {
  // Promises, so that a burst on a cold path renders it once. Bounded: only pages that exist, with
  // the few queries that change them, are kept.
  const kept = new Map<string, Promise<PageBytes>>()

  async function build(path: string, search: string, lasting: boolean): Promise<PageBytes> {
    const { status, html } = await render({ path, search, publicUrl, nativeForm: null })
    return { status, ...(await encodePage(html, lasting && status === 200)) }
  }

  async function page(path: string, query: URLSearchParams): Promise<PageBytes> {
    const { search, lasting } = relevant(query)
    if (!remember || !lasting) return build(path, search, false)
    const key = path + search
    const known = kept.get(key)
    if (known) return known
    const building = build(path, search, true)
    kept.set(key, building)
    const forget = () => kept.delete(key)
    building.then(({ status }) => status === 200 || forget(), forget)
    return building
  }

  return {
    page,
    async exists(path) {
      return path.startsWith('/') && (await page(path, new URLSearchParams())).status === 200
    },
    async renderForm(path, nativeForm) {
      return (await render({ path, search: '', publicUrl, nativeForm })).html
    },
  }
}

/** The part of a query that changes the page, in one spelling; everything else is dropped. */
function relevant(query: URLSearchParams): { search: string; lasting: boolean } {
  const kept = new URLSearchParams()
  const service = query.get('service')
  if (service && Object.hasOwn(serviceBySlug, service)) kept.set('service', service)
  const sent = query.get(sentParams.form)
  const reference = query.get(sentParams.reference)
  if (sent) kept.set(sentParams.form, sent.slice(0, 40))
  if (reference && REFERENCE.test(reference)) kept.set(sentParams.reference, reference)
  const search = kept.size > 0 ? `?${kept}` : ''
  return { search, lasting: !sent && !reference }
}
