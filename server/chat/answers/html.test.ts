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

test('markup in a text, an item or a title is shown as it is written, and becomes none', () => {
  const html = htmlOf({
    parts: [
      { kind: 'p', strong: '<b>Call</b>', text: 'R&D <img src=x onerror=alert(1)>' },
      { kind: 'ul', items: ['</li><script>alert(1)</script>'] },
    ],
    citations: [{ title: '<i>Us</i>', path: '/about?a="><b>' }],
  })
  expect(html.match(/<[^>]*>/g)).toEqual([
    ...['<p>', '<strong>', '</strong>', '</p>', '<ul>', '<li>', '</li>', '</ul>'],
    ...['<p>', '<a href="/about?a=&quot;&gt;&lt;b&gt;">', '</a>', '</p>'],
  ])
  expect(html).toContain('R&amp;D &lt;img src=x onerror=alert(1)&gt;')
})
