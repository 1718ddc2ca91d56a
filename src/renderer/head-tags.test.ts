import { expect, test } from 'vitest'
import { headTags } from './head-tags'

const about = {
  title: 'Help & "more" <now>',
  description: 'What we do',
  keywords: '',
  revised: '2026-11-01',
  path: '/services/web-design',
  publicUrl: 'https://www.example.com',
}

test('a page has its canonical URL and an absolute share image URL', () => {
  const tags = headTags(about)
  const address = 'https://www.example.com/services/web-design'
  expect(tags).toContain(`<link rel="canonical" href="${address}">`)
  expect(tags).toContain(`<meta property="og:url" content="${address}">`)
  const picture = 'https://www.example.com/og/services-web-design.png'
  for (const name of ['property="og:image"', 'name="twitter:image"']) {
    expect(tags).toContain(`<meta ${name} content="${picture}">`)
  }
  expect(tags).not.toContain('noindex')
})

test('a preview learns the language, and the size and the words of the share image, before it loads it', () => {
  const told = {
    locale: 'en_US',
    'image:type': 'image/png',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Help &amp; &quot;more&quot; &lt;now>',
  }
  for (const [name, content] of Object.entries(told)) {
    expect(headTags(about)).toContain(`<meta property="og:${name}" content="${content}">`)
  }
})

test('text is escaped in attributes and elements', () => {
  const tags = headTags(about)
  expect(tags).toContain('<title>Help &amp; &quot;more&quot; &lt;now></title>')
  expect(tags).toContain(
    '<meta property="og:title" content="Help &amp; &quot;more&quot; &lt;now>">',
  )
})

test('a missing page has no canonical URL, no share image, and noindex', () => {
  const tags = headTags({ ...about, revised: null })
  expect(tags).toContain('<meta name="robots" content="noindex">')
  expect(tags).not.toMatch(/canonical|og:url|og:image/)
})

test('a case study is an article, and a missing one is not', () => {
  const study = { ...about, path: '/case-studies/nobody' }
  expect(headTags(study)).toContain('<meta property="og:type" content="article">')
  expect(headTags({ ...study, revised: null })).toContain('property="og:type" content="website"')
})
