import { expect, test, vi } from 'vitest'
import { htmlOf } from './html'

vi.mock('../../../src/content/company', async (original) => {
  const real = await original<typeof import('../../../src/content/company')>()
  const email = { info: 'it@acme.example', support: 'it-it@acme.example' }
  return { ...real, company: { ...real.company, email } }
})

const mailto = (address: string) => `<a href="mailto:${address}">${address}</a>`

test('each address in a text is one link, also where one ends with the other', () => {
  const text =
    'Write to it@acme.example, it-it@acme.example or it@acme.example, not exit@acme.example.'
  expect(htmlOf({ parts: [{ kind: 'p', text }], citations: [] })).toBe(
    `<p>Write to ${mailto('it@acme.example')}, ${mailto('it-it@acme.example')} or ${mailto('it@acme.example')}, not exit@acme.example.</p>`,
  )
})
