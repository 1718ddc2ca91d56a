// What a visitor sees when a part of the site fails in the browser.
import { expect, test } from './test'

test.describe('a page whose code is gone since the site was opened', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('is loaded whole, and complete', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    let gone = true
    await page.route('**/assets/**/*.js', (route) => (gone ? route.abort() : route.continue()))
    // The new version's page knows the new names.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false
    })
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Somebody is watching')
  })
})

test.describe('a page that fails while it is shown', () => {
  test.use({ expectedComplaints: /broken on purpose/ })

  test('says so, can be reloaded, and leaves the way to other pages', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('repaired')) return
      Object.defineProperty(window, 'IntersectionObserver', {
        value: class {
          constructor() {
            throw new Error('broken on purpose')
          }
        },
      })
    })
    await page.goto('/')
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Something went wrong with this component')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' })
      .click()
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await expect(failure).toHaveCount(0)
    await page.goBack()
    await expect(failure).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('repaired', 'yes'))
    await failure.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Somebody is watching')
  })
})
