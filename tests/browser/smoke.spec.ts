// The minimum that must work: the home page loads completely and without console messages.
import { expect, test } from './test'
import { webFonts } from './web-fonts'

test.use({ cache: 'empty' })

for (const path of ['/', '/contact', '/case-studies', '/services/web-design']) {
  const extent = path === '/' || path === '/contact' ? '' : ' @extended'
  test(`${path} has one main heading, is hydrated after a handful of files, not one per component, and then has stack traces${extent}`, async ({
    page,
  }) => {
    // Counted at the moment the site runs: purely decorative files may arrive right after it.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const { site } = document.documentElement.dataset
        if (site !== 'runs') return
        observer.disconnect()
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        sessionStorage.setItem(
          'files',
          JSON.stringify(files.filter((name) => name.endsWith('.js'))),
        )
      }).observe(document, { attributes: true, subtree: true })
    })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
    const files = await page.evaluate(() => sessionStorage.getItem('files') ?? '[]')
    const scripts: string[] = JSON.parse(files)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(10)
    expect(await page.evaluate(() => new Error('late').stack)).toMatch(/\n\s+at /)
  })
}

for (const how of ['reports no paint', 'has no PerformanceObserver'] as const) {
  test(`the site hydrates and loads its fonts in a browser that ${how} @extended`, async ({
    page,
  }) => {
    await page.addInitScript((missing) => {
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'paint') observe.call(this, options)
      }
      if (missing) Reflect.deleteProperty(window, 'PerformanceObserver')
    }, how === 'has no PerformanceObserver')
    await page.goto('/resources#faqs', { waitUntil: 'commit' })
    await expect(page.locator('html[data-site="runs"]')).toBeAttached()
    await expect.poll(() => webFonts(page)).toEqual(['Figtree', 'Host Grotesk'])
  })
}
