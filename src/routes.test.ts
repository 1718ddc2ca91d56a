import { expect, test } from 'vitest'
import { findRoute, notFound } from './routes'

test.each([
  ['/about', '/about', ''],
  ['/%61bout', '/about', ''],
  ['/services/%77eb%2Ddesign', '/services/:slug', 'web-design'],
  ['/services/nothing', '/services/:slug', 'nothing'],
])('%s is the route %s, however it is escaped', (path, route, slug) => {
  expect(findRoute(path)).toMatchObject({ route: { path: route }, slug })
})

test.each(['/About', '/services/a/b', '/%2e%2e/about', '//about', '/%'])(
  '%s is no route',
  (path) => {
    expect(findRoute(path).route).toBe(notFound)
  },
)
