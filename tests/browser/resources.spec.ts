// The resources page: tabs, links to everything on it, articles opened in place, and all of it without script.
import type { Page } from '@playwright/test'
import { caseStudies } from '../../src/content/case-studies'
import { company } from '../../src/content/company'
import { faqs, linesOf } from '../../src/content/faq'
import { posts } from '../../src/content/posts'
import { violations } from './axe'
import { twoFrames } from './frames'
import { holdRequests, holdScripts } from './hold-scripts'
import { layoutShift, watchLayoutShift } from './layout-shift'
import { scriptWith } from './script-with'
import { expect, test } from './test'
import { unstyled } from './unstyled'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panels = (page: Page) => page.locator('#blog, #case-studies, #faqs')

async function expectShown(page: Page, name: string, id: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator(`#${id}`)).toBeVisible()
  await expect(panels(page).filter({ visible: true })).toHaveCount(1)
}

test('the tabs follow Home, End and the arrow keys, except with Alt, and are one tab stop', async ({
  page,
}) => {
  await page.goto('/resources')
  await expectShown(page, 'Blog', 'blog')
  await tab(page, 'Blog').focus()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await test.step('leaves arrow keys with Alt to the browser, and takes Space, which would scroll', async () => {
    const isTaken = (pressed: { key: string; altKey?: boolean }) =>
      tab(page, 'Blog').evaluate((element, init) => {
        const key = { ...init, bubbles: true, cancelable: true }
        return !element.dispatchEvent(new KeyboardEvent('keydown', key))
      }, pressed)
    expect(await isTaken({ key: 'ArrowRight', altKey: true })).toBe(false)
    expect(await isTaken({ key: ' ' })).toBe(true)
    await twoFrames(page)
    await expectShown(page, 'Blog', 'blog')
  })
  for (const { key, name, id } of [
    { key: 'ArrowRight', name: 'Case Studies', id: 'case-studies' },
    { key: 'ArrowRight', name: 'FAQ', id: 'faqs' },
    { key: 'ArrowRight', name: 'Blog', id: 'blog' },
    { key: 'ArrowLeft', name: 'FAQ', id: 'faqs' },
    { key: 'Home', name: 'Blog', id: 'blog' },
    { key: 'End', name: 'FAQ', id: 'faqs' },
    // Not the last one, from which Tab would lead to the panel anyway.
    { key: 'ArrowLeft', name: 'Case Studies', id: 'case-studies' },
  ]) {
    await page.keyboard.press(key)
    await expect(tab(page, name)).toBeFocused()
    await expectShown(page, name, id)
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
  }
  expect(await entries(), 'Back leaves the page').toBe(before)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('a click with Ctrl on a tab is left to the browser @extended', async ({ page }) => {
  await page.goto('/resources')
  await expectShown(page, 'Blog', 'blog')
  const isLeft = await tab(page, 'FAQ').evaluate((element) => {
    let left = false
    const note = (event: Event) => {
      left = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', note, { once: true })
    const click = { ctrlKey: true, bubbles: true, cancelable: true }
    element.dispatchEvent(new MouseEvent('click', click))
    return left
  })
  expect(isLeft).toBe(true)
  await twoFrames(page)
  await expectShown(page, 'Blog', 'blog')
})

test('keys and clicks on tabs count even before React has shown the last one @extended', async ({
  page,
}) => {
  await page.goto('/resources')
  await expectShown(page, 'Blog', 'blog')
  await tab(page, 'Blog').focus()
  await page.evaluate(() => {
    for (const key of ['ArrowRight', 'ArrowRight'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expectShown(page, 'FAQ', 'faqs')
  await page.evaluate(() => {
    for (const id of ['tab-blog', 'tab-faqs']) document.getElementById(id)?.click()
  })
  await twoFrames(page)
  await expectShown(page, 'FAQ', 'faqs')
})

test('clicking a tab keeps the scroll position, and Back undoes it', async ({ page }) => {
  await page.goto('/resources')
  await expectShown(page, 'Blog', 'blog')
  await page.evaluate(() => window.scrollTo(0, 200))
  await tab(page, 'FAQ').click()
  await expectShown(page, 'FAQ', 'faqs')
  expect(await page.evaluate(() => window.scrollY)).toBe(200)
  await page.goBack()
  await expectShown(page, 'Blog', 'blog')
})

test('the selected tab is marked in a browser without support for the scripting media query @extended', async ({
  page,
}) => {
  await page.goto('/resources')
  await expectShown(page, 'Blog', 'blog')
  const colour = (name: string) => tab(page, name).evaluate((node) => getComputedStyle(node).color)
  const selected = await colour('Blog')
  await page.evaluate(() => {
    const sheets = [...Array.from(document.styleSheets), ...document.adoptedStyleSheets]
    for (const sheet of sheets) {
      for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
        const rule = sheet.cssRules[at]
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('scripting')) {
          sheet.deleteRule(at)
        }
      }
    }
  })
  expect(await colour('Blog')).toBe(selected)
  expect(await colour('FAQ')).not.toBe(selected)
})

test('opening and closing a form dialog keeps the selected tab @extended', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.goto('/resources#faqs')
  await expectShown(page, 'FAQ', 'faqs')
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBeGreaterThan(600)
  const before = await scrolled()
  await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\?form=service-request#faqs$/)
  await expect(page.locator('#faqs')).toBeVisible()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/resources#faqs$/)
  await expect(page.locator('#faqs')).toBeVisible()
})

test('a hash in the URL opens the tab of its target, which is in view @extended', async ({
  page,
}) => {
  test.slow()
  for (const { hash, name, id } of [
    { hash: 'case-studies', name: 'Case Studies', id: 'case-studies' },
    { hash: 'faqs', name: 'FAQ', id: 'faqs' },
    { hash: 'gj-fitness', name: 'Case Studies', id: 'case-studies' },
    { hash: 'warehouse', name: 'Case Studies', id: 'case-studies' },
    { hash: 'response-time', name: 'FAQ', id: 'faqs' },
    { hash: 'slow-office-wifi', name: 'Blog', id: 'blog' },
    { hash: 'knowledge-base', name: 'Blog', id: 'blog' },
    { hash: 'webinars', name: 'Blog', id: 'blog' },
    { hash: 'choppy-video-call', name: 'Blog', id: 'blog' },
    { hash: '%E0%A4%A', name: 'Blog', id: 'blog' },
  ]) {
    // From a URL of the same page, the browser would only change the hash.
    await page.goto('about:blank', { waitUntil: 'commit' })
    await page.goto(`/resources#${hash}`)
    await expect.soft(tab(page, name), `#${hash}`).toHaveAttribute('aria-selected', 'true')
    await expect.soft(page.locator(`#${id}`), `#${hash}`).toBeVisible()
    await expect.soft(panels(page).filter({ visible: true }), `#${hash}`).toHaveCount(1)
    if (hash.startsWith('%')) continue
    await expect.soft(page.locator(`[id="${hash}"]`), `#${hash}`).toBeInViewport()
  }
})

test('a link from another page opens the tab that contains its target', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await expectShown(page, 'FAQ', 'faqs')
  await expect(page.getByRole('tablist')).toBeInViewport()
})

test('Read more opens the full article in place, and Back closes it', async ({ page }) => {
  await page.goto('/resources')
  const more = page.getByRole('link', { name: 'Read more about Spot a phishing email' })
  await more.click()
  await expect(page).toHaveURL(/\/resources#spot-phishing$/)
  const article = page.locator('#spot-phishing')
  const title = article.getByRole('heading', { level: 3 })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  expect((await article.innerText()).split(/\s+/).length).toBeGreaterThan(250)
  // No other article is shown in the panel.
  await expect(page.locator('#blog article').filter({ visible: true })).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('#blog article').filter({ visible: true })).toHaveCount(posts.length)
  await expect(more).toBeFocused()
})

test('what the browser finds on a tab that is not shown, it shows', async ({ page }) => {
  await page.goto('/resources')
  await expectShown(page, 'Blog', 'blog')
  const entries = () => page.evaluate(() => history.length)
  // A link to a text is searched for like what is typed into the browser's own search, and adds an entry by itself.
  const find = async (text: string) => {
    const before = await entries()
    await page.goto(`/resources#:~:text=${encodeURIComponent(text)}`)
    await expect(page.getByText(text)).toBeInViewport()
    return (await entries()) - before
  }
  const { question } = faqs.at(-1) as (typeof faqs)[number]
  expect(await find(question)).toBe(1)
  await expectShown(page, 'FAQ', 'faqs')
  await expect(page).toHaveURL(/#faqs$/)
  const { excerpt } = posts[0] as (typeof posts)[number]
  expect(await find(excerpt)).toBe(1)
  await expectShown(page, 'Blog', 'blog')
})

test('of two texts that a link names on tabs that are not shown, one tab is shown', async ({
  page,
}) => {
  await page.goto('/resources')
  await expectShown(page, 'Blog', 'blog')
  const titleOn = (tab: string) => page.locator(`#${tab} h3`).first().textContent()
  const titles = [await titleOn('case-studies'), await titleOn('faqs')]
  await page.goto(
    `/resources#:~:${titles.map((each) => `text=${encodeURIComponent(each ?? '')}`).join('&')}`,
  )
  await expect(page.locator('#blog')).toBeHidden()
  await twoFrames(page)
  await expect(page.locator('#case-studies, #faqs').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('an article named by the URL leaves the focus where it was before hydration @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/resources#spot-phishing', { waitUntil: 'commit' })
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await skip.focus()
  // A list until hydration, tabs from then on.
  const height = () => page.locator('ul:has(#tab-blog)').evaluate((tabs) => tabs.clientHeight)
  const early = await height()
  release()
  await expect(page.locator('#spot-phishing')).toHaveAttribute('data-open', 'true')
  await twoFrames(page)
  await expect(skip).toBeFocused()
  expect(await height(), 'the height of the tabs').toBe(early)
})

test('the skip link moves to the text of an open article and keeps it open @extended', async ({
  page,
}) => {
  await page.goto('/resources#spot-phishing')
  const shown = page.locator('#blog article').filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await twoFrames(page)
  await expect(shown).toHaveCount(1)
  await expect(page).toHaveURL(/#spot-phishing$/)
})

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('an article keeps its scroll position after a reload and after Back @extended', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.goto('/resources#test-your-backups')
    const runs = page.locator('html[data-site="runs"]')
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await page.evaluate(() => scrollTo({ top: 2_200, behavior: 'instant' }))
    await twoFrames(page)
    for (const comeBack of [
      () => page.reload(),
      async () => {
        await page.goto('/healthz', { waitUntil: 'commit' })
        await page.waitForLoadState()
        await page.goBack()
      },
    ]) {
      await comeBack()
      await expect(runs).toBeAttached()
      // A glide to the top of the article would be over by then.
      await page.waitForTimeout(1_000)
      // A line or two above may wrap differently until the web fonts arrive.
      expect(Math.abs((await scrolled()) - 2_200)).toBeLessThan(100)
    }
  })
})

test('Back to an article leads to where the visitor was in it', async ({ page }) => {
  await page.goto('/resources#spot-phishing')
  const next = page.locator('#spot-phishing').getByRole('link', { name: /^Next:/ })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await next.scrollIntoViewIfNeeded()
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  await twoFrames(page)
  const left = await scrolled()
  await next.click()
  await expect(page).not.toHaveURL(/#spot-phishing$/)
  await expect.poll(scrolled).toBeLessThan(left - 500)
  await page.goBack()
  await expect(next).toBeVisible()
  // A line or two above may wrap differently until the web fonts arrive.
  await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThan(100)
  await page.goForward()
  await expect(next).toBeHidden()
})

/** A string found only in the script with the texts of the articles. */
const ARTICLE_TEXT = 'Three questions, about ten seconds'

for (const missing of ['page', 'text', 'text of a reloaded page'] as const) {
  test(`two steps back to an article whose ${missing} is still loading lead to where the visitor was in it`, async ({
    page,
  }) => {
    await page.goto('/resources#spot-phishing')
    const next = page.locator('#spot-phishing').getByRole('link', { name: /^Next:/ })
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    await next.scrollIntoViewIfNeeded()
    await twoFrames(page)
    const left = await scrolled()
    await next.click()
    await expect(page).not.toHaveURL(/#spot-phishing$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveTitle(/^About/)
    // What the server has sent was never loaded here but for the page around it.
    if (missing !== 'text') await page.reload()
    await expect(page.locator('html[data-site="runs"]')).toBeAttached()
    const isCodeThere = missing === 'text of a reloaded page'
    const held = isCodeThere ? `**/${scriptWith(ARTICLE_TEXT)}` : '**/assets/**/*.js'
    const release = await holdRequests(page, held)
    const asked = isCodeThere ? page.waitForRequest(held) : null
    for (const step of [/#(?!spot-phishing)/, /#spot-phishing$/]) {
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL(step)
      await asked
    }
    await page.waitForTimeout(200)
    // Of the page that is still shown.
    expect(await scrolled()).toBe(0)
    release()
    await expect(next).toBeVisible()
    await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThan(100)
  })
}

test('an article links to the next one and back to its card', async ({ page }) => {
  await page.goto('/resources#law-office')
  await page.getByRole('link', { name: /^Next: A dental practice/ }).click()
  const guide = page.locator('#dental-practice')
  await expect(guide.getByRole('heading', { level: 3 })).toBeFocused()
  await guide.getByRole('link', { name: 'All case studies' }).first().click()
  await expectShown(page, 'Case Studies', 'case-studies')
  await expect(guide.getByRole('link', { name: /^Read more/ })).toBeFocused()
  await expect(guide).toBeInViewport()
})

test('the last article links to the first @extended', async ({ page }) => {
  const [first, last] = [posts[0], posts.at(-1)]
  await page.goto(`/resources#${last?.id}`)
  await page.getByRole('link', { name: `Next: ${first?.title}` }).click()
  await expect(page).toHaveURL(`/resources#${first?.id}`)
})

test('the page embeds the styles of every tab and of an opened article @extended', async ({
  page,
}) => {
  for (const hash of ['faqs', 'case-studies', posts[0]?.id]) {
    await page.goto(`/resources#${hash}`)
    await page.reload()
    expect(await unstyled(page), hash).toEqual([])
  }
})

test('the pictures of the client stories have their size before the script starts @extended', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/resources#case-studies', { waitUntil: 'commit' })
  const picture = page.locator('#case-studies img').first()
  await expect(picture).toBeVisible()
  const box = await picture.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

test('the client stories link to their pages @extended', async ({ page }) => {
  await page.goto('/resources#case-studies')
  const links = page.locator('#case-studies').getByRole('link', { name: /^Read the case study/ })
  await expect(links).toHaveCount(caseStudies.length)
  await links.first().click()
  await expect(page).toHaveURL(`/case-studies/${caseStudies[0]?.slug}`)
})

test('the FAQ tab marks the question in the URL, also in forced colors, and ends with a link to the contact page', async ({
  page,
}) => {
  await page.goto('/resources#response-time')
  const panel = page.locator('#faqs')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(faqs.length)
  const named = panel.locator('#response-time')
  await expect(named).not.toHaveCSS('box-shadow', 'none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(named).toHaveCSS('outline-style', 'solid')
  await page.emulateMedia({ forcedColors: 'none' })
  await panel.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a link to a how-to opens it @extended', async ({ page }) => {
  await page.goto('/resources#slow-office-wifi')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.evaluate(() => {
    location.hash = 'wifi-or-internet-line'
  })
  await expect(page.locator('#wifi-or-internet-line')).toBeVisible()
  // It belongs to no tab, so the article above it stays open.
  await expect(tab(page, 'Blog')).toHaveAttribute('aria-selected', 'true')
})

test('a link in a chat answer opens a how-to again that the visitor has closed @extended', async ({
  page,
}) => {
  const message = '<p>See <a href="/resources#wifi-or-internet-line">our how-to</a>.</p>'
  await page.route('/api/chatbot', (route) => route.fulfill({ json: { message } }))
  await page.goto('/resources#wifi-or-internet-line')
  // By now it is open.
  await expectShown(page, 'Blog', 'blog')
  const text = page.locator('#wifi-or-internet-line')
  await page.locator('details', { has: text }).locator('summary').click()
  await expect(text).toBeHidden()
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByLabel('Your message').fill('Is it the line?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByRole('link', { name: 'our how-to' }).click()
  await expect(text).toBeInViewport()
})

test('an open article has no accessibility violation, and the header is printed once, not over the text of every sheet @extended', async ({
  page,
}) => {
  await page.goto('/resources#spot-phishing')
  await expect(page.getByRole('tablist')).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'fixed')
  // In print, an element parked above the screen would appear at the bottom of every sheet.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
})

test('every how-to is printed open @extended', async ({ page }) => {
  await page.goto('/resources')
  await page.emulateMedia({ media: 'print' })
  const guides = page.locator('details')
  expect(await guides.count()).toBeGreaterThan(1)
  for (const guide of await guides.all()) {
    await expect(guide.locator(':scope > div')).toBeVisible()
  }
})

test.describe('hydration of a page opened at an article', () => {
  test.use({ drawn: true })

  test('shifts no layout @extended', async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto('/resources#accounting-firm')
    await expectShown(page, 'Case Studies', 'case-studies')
    await twoFrames(page)
    expect(await layoutShift(page)).toBeLessThan(0.02)
  })
})

test('phone numbers and email addresses in FAQ answers are links, and the text is unchanged', async ({
  page,
}) => {
  await page.goto('/resources#faqs')
  for (const faq of faqs) {
    await expect(page.locator(`#${faq.id}`).locator('p, li')).toHaveText(linesOf(faq))
    // Whatever reads it without its layout joins no two lines.
    await expect(page.locator(`#${faq.id}`)).toContainText(linesOf(faq).join(' '))
  }
  const answer = page.locator('#emergency')
  await expect(answer.getByRole('link', { name: company.phone.text })).toHaveAttribute(
    'href',
    company.phone.href,
  )
  await expect(answer.getByRole('link', { name: company.email.support })).toHaveAttribute(
    'href',
    `mailto:${company.email.support}`,
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all panels of the resources page are shown with titles, and the tabs link to them', async ({
    page,
  }) => {
    await page.goto('/resources')
    await expect(panels(page).filter({ visible: true })).toHaveCount(3)
    await expect(panels(page).getByRole('heading', { level: 2 })).toHaveCount(3)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('list', { name: 'Resources' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.locator('#faqs')).toBeInViewport()
  })

  test('an article is readable in place, and a how-to opens', async ({ page }) => {
    await page.goto('/resources')
    await page.getByRole('link', { name: 'Read more about Spot a phishing email' }).click()
    const article = page.locator('#spot-phishing')
    await expect(article.getByText('Five disguises worth knowing')).toBeVisible()
    await article.getByRole('link', { name: 'All articles' }).first().click()
    await expect(article.getByText('Five disguises worth knowing')).toBeHidden()
    await page.goto('/resources#leavers-laptop')
    await expect(page.locator('#leavers-laptop')).toBeVisible()
  })
})
