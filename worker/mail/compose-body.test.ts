import { expect, test } from 'vitest'
import * as palette from '../../src/theme/palette'
import { composeBody, type Row } from './compose-body'
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
  const { html } = compose({ preheader: 'In short' })
  expect(html).toMatch(/^<!doctype html><html lang="en"/)
  expect(html).toContain('<title>A title</title>')
  const [preheader] = /<div style="display:none[^>]*>In short<\/div>/.exec(html) ?? []
  expect(preheader).toBeDefined()
  // Spam filters take text in the color of the page for a trick.
  expect(preheader).not.toContain('color')
  // An iPhone would not dial the numbers that a visitor's message lists.
  expect(html).not.toContain('telephone=no')
})

test('the HTML is 600 pixels wide and has the tables that Outlook needs', () => {
  const { html } = compose()
  expect(html).toContain('<!--[if mso | IE]><table')
  // A window that is higher than the mail is dark to its end.
  expect(html).toMatch(/prefers-color-scheme: dark\) \{\s*body, \.page/)
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
    // Of comments, only the conditions for Outlook are for whoever gets the mail.
    expect(body.html).not.toMatch(/\{\{|<!--\s*\w/)
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
    `A title\n\nFirst.\n\nSecond.\n\nName: Ann\nResume:\n${long}\n\nMessage:\nOne\ntwo\n\nEnough? https://example.com/u\n`,
  )
})

test('the HTML puts a value beside its label unless it is long or has several lines', () => {
  const { html } = compose({
    rows: [
      ['Name', 'Ann'],
      ['Resume', 'cv'.repeat(31)],
      ['Message', 'One\ntwo'],
    ],
  })
  expect(html.match(/(?<=<th scope="row"[^>]*>)[^<]*/g)).toEqual(['Name'])
  expect(html.match(/(?<=<td colspan="2" class="label"[^>]*>)[^<]*/g)).toEqual([
    'Resume',
    'Message',
  ])
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

test('a screen reader takes no label for a header of more than its own row', () => {
  const rows: Row[] = [
    ['Name', 'Ann'],
    ['Message', 'x'.repeat(200)],
    ['Reference', 'K7QM-2XHD'],
  ]
  const headers = compose({ rows }).html.match(/<th\b[^>]*/g) ?? []
  expect(headers).toHaveLength(2)
  expect(headers.filter((header) => !header.includes('scope="row"'))).toEqual([])
})

test('no line of a value comes before a row of ours in the plain text', () => {
  const { text } = compose({
    rows: [
      ['Message', 'Hello\nSMS consent: yes'],
      ['SMS consent', 'no'],
    ],
  })
  expect(text).toBe(
    'A title\n\nFirst.\n\nSecond.\n\nSMS consent: no\n\nMessage:\nHello\nSMS consent: yes\n',
  )
})

test('a link in a paragraph is a link in the HTML and its text in the plain text', () => {
  const link = { text: '(214) 555-0142', address: 'tel:+12145550142' }
  const { text, html } = compose({ paragraphs: [['Call ', link, ': me & you']] })
  expect(text).toContain('\n\nCall (214) 555-0142: me & you\n')
  expect(html).toMatch(/Call <a href="tel:\+12145550142"[^>]*>\(214\) 555-0142<\/a>: me &amp; you/)
})

test('a button is a link below the title, and typed text in it is shown as typed', () => {
  const { html } = compose({ button: { text: 'Call <b>', address: 'tel:+1"><b>' } })
  const title = html.indexOf('</h1>')
  const button = html.indexOf('href="tel:+1&quot;&gt;&lt;b&gt;"')
  expect(button).toBeGreaterThan(title)
  expect(html.indexOf('First.')).toBeGreaterThan(button)
  expect(html).toContain('Call &lt;b&gt;')
  expect(compose().html).not.toContain('href')
})
