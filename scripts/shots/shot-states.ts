// The states that `npm run shots` captures besides the pages: dialogs, errors, chat answers.
import type { Page } from '@playwright/test'

export interface State {
  path: string
  /** Brings the page into the state; absent where the URL alone does. */
  reach?: (page: Page) => Promise<void>
  /** Captures only the viewport: for states that cover the page. */
  screenOnly?: boolean
}

export const states: Record<string, State> = {
  'not-found': { path: '/no-such-page' },
  'service-not-found': { path: '/services/nothing' },
  'case-study-not-found': { path: '/case-studies/nobody' },
  unsubscribe: { path: '/unsubscribe/00000000-0000-4000-8000-000000000000' },
  'resources-case-studies': { path: '/resources#case-studies' },
  'resources-faqs': { path: '/resources#faqs' },
  'resources-article': { path: '/resources#spot-phishing' },
  'service-process': { path: '/services/web-design', reach: openProcess },
  'contact-errors': { path: '/contact', reach: press('Send Message') },
  'contact-sent': { path: '/contact?sent=contact-page&reference=2345-6789' },
  'dialog-service-request': { path: '/about?form=service-request', screenOnly: true },
  'dialog-contact': { path: '/?form=contact', screenOnly: true },
  'dialog-consultation': { path: '/case-studies/gj-fitness?form=consultation', screenOnly: true },
  'dialog-newsletter': { path: '/careers?form=newsletter', screenOnly: true },
  'dialog-newsletter-errors': {
    path: '/careers?form=newsletter',
    reach: press('Subscribe'),
    screenOnly: true,
  },
  'dialog-job-application': { path: '/careers?form=job-application', screenOnly: true },
  'dialog-cookies': { path: '/about', reach: open('Cookie Settings'), screenOnly: true },
  'cookie-banner': { path: '/about', reach: forgetAnswers, screenOnly: true },
  chat: { path: '/about', reach: open('Open chat'), screenOnly: true },
  'chat-answer': { path: '/about', reach: ask('How fast do you respond?'), screenOnly: true },
  'chat-form': { path: '/about', reach: ask('Please call me'), screenOnly: true },
  menu: { path: '/about', reach: openMenu, screenOnly: true },
}

/** Clicks a button of the topmost layer: roles below an open dialog are hidden. */
function press(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).first().click()
}

/** Like `press`, for a button that opens a dialog loaded on demand. */
function open(name: string) {
  return async (page: Page) => {
    await press(name)(page)
    await page.getByRole('dialog').waitFor()
  }
}

async function openProcess(page: Page): Promise<void> {
  await page.locator('summary').first().click()
}

/** Brings back the cookie banner, which every earlier shot has dismissed. */
async function forgetAnswers(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate('localStorage.clear()')
  await page.reload({ waitUntil: 'networkidle' })
}

function ask(question: string) {
  return async (page: Page) => {
    await open('Open chat')(page)
    await page.getByLabel('Your message').fill(question)
    await press('Send message')(page)
    // The first is the greeting. Anything attached to the answer, such as the form, appears a moment later.
    await page.getByRole('log').getByText('Assistant:').nth(1).waitFor()
    await page.waitForTimeout(500)
  }
}

/** Opens the drawer on small screens, the list of services on large ones. */
async function openMenu(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await open('Menu')(page)
  else await page.getByRole('button', { name: 'Show all services' }).click()
}
