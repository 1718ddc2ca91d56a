import { expect, test } from 'vitest'
import * as palette from '../../src/theme/palette'
import { composeBody } from './compose-body'
import { mailDocument, tones } from './mail-document'

const compose = (change: Partial<Parameters<typeof composeBody>[0]> = {}) =>
  composeBody({
    title: 'A title',
    paragraphs: ['First.', 'Second.'],
    rows: [
      ['Name', 'Ann'],
      ['Company', '  '],
    ],
    ...change,
  })

test('the HTML has a language, a title, and a preheader', () => {
  const { html } = compose()
  expect(html).toMatch(/^<!doctype html><html lang="en"/)
  expect(html).toContain('<title>A title</title>')
  expect(html).toMatch(/<div style="display:none[^>]*>First\.<\/div>/)
  expect(compose({ preheader: 'In short' }).html).toMatch(/display:none[^>]*>In short</)
})

test('the HTML is 600 pixels wide and has the tables that Outlook needs', () => {
  const { html } = compose()
  expect(html).toContain('<!--[if mso | IE]><table')
  expect(html).toContain('max-width:600px')
  expect(html).not.toMatch(/<img|<script|<link|@import|url\(/)
  // The card's header has rounded corners too: square ones would cover the card's border.
  expect(html).toContain('border-radius:11px 11px 0 0')
})

test('the HTML contains no unfilled slot and no comment of the template', () => {
  for (const body of [
    compose(),
    compose({ rows: [], label: 'Contact', notes: [{ text: 'Small' }] }),
  ]) {
    expect(body.html).not.toMatch(/\{\{|<!--[a-z]+-->/)
    const opened = body.html.match(/<table/g)?.length
    expect(body.html.match(/<\/table>/g)?.length).toBe(opened)
  }
})

test('markup, slots, and replacement patterns in typed text are shown as typed', () => {
  const typed = '<b>"x"</b> {{title}} $& $1 <!--row--> \'&'
  const shown = '&lt;b&gt;&quot;x&quot;&lt;/b&gt; {{title}} $&amp; $1 &lt;!--row--&gt; &#39;&amp;'
  const { html } = compose({
    title: typed,
    label: typed,
    preheader: typed,
    paragraphs: [typed],
    rows: [
      [typed, typed],
      [typed, `${typed}\n${typed}`, `https://example.com/"><b>`],
    ],
    notes: [{ text: typed, link: { text: typed, address: 'https://example.com/"><b>' } }],
  })
  // The title appears in three places: in the head, for screen readers, and on the page.
  expect(html.split(shown)).toHaveLength(1 + 3 + 1 + 1 + 1 + 2 + 3 + 2)
  expect(html).not.toContain('<b>')
})

test('the plain text omits empty rows and puts long values below their label', () => {
  const long = `https://example.com/${'cv'.repeat(30)}`
  const { text } = compose({
    rows: [
      ['Name', 'Ann'],
      ['Company', ' '],
      ['Resume', long],
      ['Message', 'One\ntwo'],
    ],
    notes: [{ text: 'Enough?', link: { text: 'Unsubscribe', address: 'https://example.com/u' } }],
  })
  expect(text).toBe(
    `A title\n\nFirst.\n\nSecond.\n\nName: Ann\nResume:\n${long}\nMessage:\nOne\ntwo\n\nEnough? https://example.com/u\n`,
  )
})

test('the HTML shows every kind of line break, and the urgent tone’s colors', () => {
  const { html } = composeBody({ title: 'A', paragraphs: ['b\rc\r\nd\ne'], rows: [] })
  expect(html).toContain('b<br>c<br>d<br>e')
  const urgent = composeBody({ title: 'A', paragraphs: [], rows: [], label: 'Now', tone: 'urgent' })
  const { text, wash } = tones.urgent
  expect(urgent.html).toContain(`background:${wash};color:${text}">Now<`)
})

test('the HTML uses only colors of the site', () => {
  const used = `${mailDocument} ${JSON.stringify(tones)}`.match(/#[0-9A-Fa-f]{6}\b/g) ?? []
  expect(used.length).toBeGreaterThan(10)
  for (const color of used) expect(Object.values(palette)).toContain(color)
})

test('a pasted table keeps its columns and lines, and no carriage return is left', () => {
  const typed = 'a  b\r\n\tc\rd   e'
  const { text, html } = compose({ rows: [['Message', typed]] })
  expect(html).toContain('a &nbsp;b<br>&nbsp; &nbsp; c<br>d &nbsp; e')
  expect(text).toContain('a  b\n\tc\nd   e')
})
