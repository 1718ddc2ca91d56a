// How the state of the window that a tab has stored is restored.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['open', 'open'],
  ['minimized', 'minimized'],
  ['elsewhere', 'unused'],
  [null, 'unused'],
])('a chat window stored as %j starts %s', async (stored, state) => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored })
  vi.stubGlobal('document', { querySelector: () => null })
  // A fresh module: a tab reads its storage once.
  const { presenceNow } = await import('./presence')
  expect(presenceNow().state).toBe(state)
})
