// A form sent without JavaScript is answered with a redirect to another page.
import { Readable } from 'node:stream'
import type { Context, Next } from 'koa'
import { expect, test } from 'vitest'
import { unsubscribePath } from '../../src/contract/unsubscribe'
import type { PageSource } from '../pages/page-source'
import type { Subscriptions } from '../subscriptions/subscriptions'
import { answerNativeForm } from './native-form'
import { unsubscribeRoutes } from './unsubscribe'

const pages = {} as PageSource
const PATH = unsubscribePath('0f8fad5b-d9cb-469f-a165-70867728950e')

/** The parts of a request that these handlers use, and the headers they set. */
function context() {
  const headers: Record<string, string> = {}
  const ctx = {
    path: PATH,
    req: Readable.from([]),
    get: () => '',
    set(name: string, value: string) {
      headers[name] = value
    },
  } as unknown as Context
  return { ctx, headers }
}

test('the redirect to a form’s confirmation forbids caching', async () => {
  const { ctx, headers } = context()
  const native = {
    form: 'contact-page',
    page: '/contact',
    from: null,
    query: null,
    fields: {},
    errors: [],
  } as const
  const acceptance = { id: 'ID', reference: 'ABCD-EFGH', message: '' } as never
  const source = { page: null, referrer: null, utm: {} }
  await answerNativeForm(ctx, { native: { ...native, errors: [] }, source, acceptance, pages })
  expect(ctx.status).toBe(303)
  expect(headers).toEqual({
    'Cache-Control': 'no-store',
    Location: '/contact?sent=contact-page&reference=ABCD-EFGH#contact-page',
  })
})

test('the redirect to an ended subscription forbids caching', async () => {
  const { ctx, headers } = context()
  const ended: Subscriptions['end'] = async () => 'unsubscribed'
  const subscriptions: Subscriptions = { end: ended, find: ended }
  await unsubscribeRoutes({ subscriptions, pages }).end(ctx, (() => undefined) as unknown as Next)
  expect(ctx.status).toBe(303)
  expect(headers).toEqual({ 'Cache-Control': 'no-store', Location: PATH })
})
