// The forms in dialogs, with script.
import type { Locator, Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { endpoints } from '../../src/contract/api'
import { fillContact, uniqueEmail } from './fill-contact'
import { twoFrames } from './frames'
import { holdAnswer } from './hold-answer'
import { holdScripts } from './hold-scripts'
import { CONTACT_FORM, scriptWith } from './script-with'
import { type FormTable, storedRow } from './stored-row'
import { expect, test } from './test'
import { turnWheel } from './turn-wheel'

interface Shown {
  form: string
  path: string
  title: string
  subtitle?: string
  button: string
  /** What the button says while the form is sent. */
  busy: string
  endpoint: string
  table: FormTable
  /** The errors of an empty form, in order. */
  errors: string[]
  toast: [title: string, text: string]
  fill: (dialog: Locator) => Promise<void>
}

const soon = "We'll get back to you as soon as possible."
const terms = 'You must agree to the terms and conditions'
const phone = (dialog: Locator) => dialog.getByLabel('Phone Number').fill('(214) 555-0123')
const fillCompany = (dialog: Locator) => dialog.getByLabel('Company').fill('Acme & Sons')
const service = (dialog: Locator, value: string) =>
  dialog.getByLabel('Service Needed').selectOption(value)

const forms: Shown[] = [
  {
    form: 'service-request',
    path: '/contact',
    title: 'Request Service',
    subtitle: "Tell us what you need and we'll get back to you promptly",
    button: 'Request Service',
    busy: 'Submitting...',
    endpoint: endpoints.serviceRequests,
    table: 'service_requests',
    errors: [
      'Name is required',
      'Valid email is required',
      'Phone number is required',
      'Company name is required',
      'Please select a service',
      'Please select urgency level',
      'Please provide more details about your issue',
      terms,
    ],
    toast: ['Request submitted!', soon],
    async fill(dialog) {
      await phone(dialog)
      await fillCompany(dialog)
      await service(dialog, 'security')
      await dialog.getByLabel('Urgency Level').selectOption('Critical - Emergency')
      await dialog.getByLabel('Service Details / Requirements').fill('The firewall fell over.')
    },
  },
  {
    form: 'contact',
    path: '/',
    title: 'Get in Touch',
    button: 'Send Message',
    busy: 'Sending...',
    endpoint: endpoints.contact,
    table: 'contact_submissions',
    errors: [
      'Name is required',
      'Valid email is required',
      'Phone number is required',
      'Please select a service',
      'Please provide details about your inquiry',
      terms,
    ],
    toast: ['Message sent!', soon],
    async fill(dialog) {
      await phone(dialog)
      await service(dialog, 'cloud')
      await dialog.getByLabel('Message', { exact: true }).fill('Our servers need a new home.')
    },
  },
  {
    form: 'consultation',
    path: '/case-studies/gj-fitness',
    title: 'Request a Consultation',
    subtitle: "Tell us about your business needs and we'll get back to you promptly.",
    button: 'Request Consultation',
    busy: 'Submitting...',
    endpoint: endpoints.serviceRequests,
    table: 'service_requests',
    // No error for the service: it is preselected.
    errors: [
      'Name is required',
      'Valid email is required',
      'Company name is required',
      'Please provide more details about your issue',
      terms,
    ],
    toast: ['Request submitted!', soon],
    async fill(dialog) {
      await fillCompany(dialog)
      await expect(dialog.getByLabel('Service Needed')).toHaveValue('web-design')
      await dialog.getByLabel('Service Details / Requirements').fill('A new site, please, soon.')
    },
  },
  {
    form: 'newsletter',
    path: '/careers',
    title: 'Subscribe to Our Newsletter',
    button: 'Subscribe',
    busy: 'Subscribing...',
    endpoint: endpoints.contactSubmissions,
    table: 'contact_submissions',
    errors: [
      'Name is required',
      'Invalid email address',
      'Phone number is required',
      'Message is required',
      terms,
    ],
    toast: ['Subscription successful!', 'Thank you for subscribing to our newsletter.'],
    async fill(dialog) {
      await phone(dialog)
      await dialog.getByLabel('Message', { exact: true }).fill('Backups')
    },
  },
  {
    form: 'job-application',
    path: '/careers',
    title: 'Join Our Team',
    subtitle: 'Submit your application and join our team of IT professionals',
    button: 'Submit Application',
    busy: 'Submitting...',
    endpoint: endpoints.jobApplications,
    table: 'job_applications',
    errors: [
      'Name is required',
      'Valid email is required',
      'Phone number is required',
      'Please select a position',
      'Please select your experience level',
      'Please provide a link to your resume',
      'Please tell us about yourself',
      terms,
    ],
    toast: ['Application submitted!', "We'll review your application and get back to you soon."],
    async fill(dialog) {
      await phone(dialog)
      await dialog.getByLabel('Position').selectOption('Network Engineer')
      await dialog.getByLabel('Experience').selectOption('3-5')
      const resume = dialog.getByLabel('Resume Link')
      await test.step('no phone capitalizes or corrects the address of the resume', async () => {
        await expect(resume).toHaveAttribute('autocapitalize', 'none')
        await expect(resume).toHaveAttribute('autocorrect', 'off')
        await expect(resume).toHaveAttribute('spellcheck', 'false')
      })
      await resume.fill('https://example.com/ann.pdf')
      await dialog.getByLabel('About You').fill('I have pulled cables since 1999.')
    },
  },
]

/** Opens a page and waits until the site runs, a moment after the page is shown. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // Focus starts the site if it has not started yet (src/renderer/+client.ts).
  await page.getByRole('link', { name: 'Skip to' }).or(page.locator('main')).first().focus()
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('site') ?? {}).some((key) => key.startsWith('__react')),
  )
}

async function fillPerson(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('Full Name').fill('Ann Lee')
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByLabel(/I agree to the/).check()
}

/** Records what a button says from now on. */
const labelsOf = (button: Locator) =>
  button.evaluateHandle((element) => {
    const labels: string[] = []
    new MutationObserver(() => labels.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return labels
  })

for (const { form, path, title, subtitle, button, ...rest } of forms) {
  test(`${form} opens from its URL, lists missing fields, is sent and closes`, async ({
    page,
    site,
  }) => {
    await page.goto(`${path}?form=${form}`)
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    if (subtitle) await expect(dialog).toHaveAccessibleDescription(subtitle)
    await dialog.getByRole('button', { name: 'Close' }).waitFor()

    const send = dialog.getByRole('button', { name: button })
    await send.click()
    const summary = dialog.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(rest.errors)

    const email = uniqueEmail()
    await fillPerson(dialog, email)
    await rest.fill(dialog)
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
    await expect.poll(kept).toContain('Ann Lee')
    const labels = await labelsOf(send)
    const [request] = await Promise.all([page.waitForRequest(`**${rest.endpoint}`), send.click()])
    await expect.poll(() => labels.jsonValue()).toContain(rest.busy)
    expect(request.postDataJSON()).not.toHaveProperty('terms')
    expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{16,}$/)
    const [toastTitle, toastText] = rest.toast
    const toast = page.getByRole('status').filter({ hasText: toastTitle })
    await expect(toast).toContainText(toastText)
    // The dialog that would show it is about to close.
    await expect(toast).toContainText(/Reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${path}$`))

    const row = await storedRow(site, rest.table, email)
    expect(row).toMatchObject({ name: 'Ann Lee', source: { page: path } })
    // Once sent, it is no longer a draft.
    expect(await kept()).not.toContain('Ann Lee')
  })
}

const links = [
  { path: '/about', name: 'Request Service', title: 'Request Service', extent: '' },
  { path: '/', name: 'Get in Touch', title: 'Get in Touch', extent: ' @extended' },
]

for (const { path, name, title, extent } of links) {
  test(`${name} opens its form, and every way of closing it returns the focus${extent}`, async ({
    page,
  }) => {
    await openPage(page, `${path}?utm_source=spring`)
    const link = page.getByRole('link', { name, exact: true }).first()
    const dialog = page.getByRole('dialog', { name: title })
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 400),
      () => page.goBack(),
    ]
    for (const close of ways) {
      await link.click()
      await expect(dialog.getByLabel('Full Name')).toBeFocused()
      // The campaign stays in the URL: it is the source of the lead.
      await expect(page).toHaveURL(/\?utm_source=spring&form=[a-z-]+$/)
      await close()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\?utm_source=spring$/)
      await expect(link).toBeFocused()
    }
  })
}

test('a form is sent with the campaign and referrer of the landing page, even pages later', async ({
  page,
  site,
}) => {
  await page.goto('/about?utm_source=spring&page=2', {
    referer: 'https://search.example/?q=private',
  })
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const email = uniqueEmail()
  await fillContact(page, '#contact-page', { email })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
  const row = await storedRow(site, 'contact_submissions', email)
  expect(row.source).toEqual({
    page: '/contact',
    referrer: 'https://search.example',
    utm: { utm_source: 'spring' },
  })
})

test('a click with Ctrl on a link to a form is left to the browser before the site runs too @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Request Service' })
  const isLeft = await link.evaluate((element) => {
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
    let reached = false
    element.addEventListener('click', (event) => {
      reached = !event.defaultPrevented
      event.preventDefault()
    })
    element.dispatchEvent(click)
    return reached
  })
  expect(isLeft).toBe(true)
  release()
})

test('Ctrl-clicking a link to a form opens a new tab with the form @extended', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Get in Touch' }).click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other).toHaveURL(/\/\?form=contact$/)
  await expect(other.getByRole('dialog', { name: 'Get in Touch' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Runs in the page: the lower edge of the focused element is not behind another element. */
function isFocusUncovered(): boolean {
  const element = document.activeElement
  const {
    left = 0,
    width = 0,
    bottom = 0,
  } = Array.from(element?.getClientRects() ?? []).at(-1) ?? {}
  const shown = document.elementFromPoint(left + width / 2, bottom - 2)
  return element?.contains(shown) ?? false
}

test('an open form dialog traps the focus and keeps its button in view, over no focused field, and the page behind does not scroll', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Get in Touch' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  const send = dialog.getByRole('button', { name: 'Send Message' })
  await expect(send).toBeInViewport({ ratio: 1 })
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('Tab')
    await twoFrames(page)
    const name = await page.evaluate(() => document.activeElement?.outerHTML)
    expect(await page.evaluate(isFocusUncovered), name).toBe(true)
  }
  expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await dialog.evaluate((node) => node.scrollTo(0, (node.scrollHeight - node.clientHeight) / 2))
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.mouse.move(640, 400)
  await turnWheel(page)
  // Nor is it reloaded by pulling down the dialog, for which this browser has no gesture.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a double click on its link leaves a form dialog open @extended', async ({ page }) => {
  await openPage(page, '/about')
  const link = page.locator('header').getByRole('link', { name: 'Request Service' })
  // Its code is loaded before the click, so the form is under the second click:
  await link.hover()
  await page.waitForLoadState('networkidle')
  await link.dblclick({ delay: 60 })
  const dialog = page.getByRole('dialog', { name: 'Request Service' })
  await expect(dialog).toBeVisible()
  await page.waitForTimeout(500)
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()
})

test('Back after closing a form dialog returns to the previous page', async ({ page }) => {
  await openPage(page, '/about')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.getByRole('link', { name: 'Request Service' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('Request Service in the drawer opens the form, and closing returns the focus to the menu @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Request Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Service' })
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  // After the slide-in animation.
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      return [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? -1))
    })
    .toEqual([0, 0, 360, 740])
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('what was typed into a form dialog survives closing and a reload', async ({ page }) => {
  await openPage(page, '/contact')
  const open = page.getByRole('link', { name: 'Request Service' }).first()
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill('Ann Lee')
  await dialog.getByLabel('Service Details / Requirements').fill('The firewall fell over.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ann Lee')
  await page.reload()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ann Lee')
  await expect(dialog.getByLabel('Service Details / Requirements')).toHaveValue(
    'The firewall fell over.',
  )
  // The draft belongs to this form alone.
  await expect(page.locator('#contact-page').getByLabel('Full Name')).toHaveValue('')
})

test('Escape that cancels a word of an input method leaves a form dialog open @extended', async ({
  page,
}) => {
  await openPage(page, '/?form=contact')
  const dialog = page.getByRole('dialog')
  const press = (isComposing: boolean) =>
    dialog.getByLabel('Full Name').evaluate((field, composing) => {
      const pressed = { key: 'Escape', isComposing: composing, bubbles: true, cancelable: true }
      field.dispatchEvent(new KeyboardEvent('keydown', pressed))
    }, isComposing)
  await press(true)
  await twoFrames(page)
  await expect(dialog).toBeVisible()
  await press(false)
  await expect(dialog).toBeHidden()
})

test('text typed into a form dialog before hydration stays in it', async ({ page }) => {
  // Scripts are held until the visitor has typed.
  const release = await holdScripts(page)
  await page.goto('/contact?form=service-request', { waitUntil: 'commit' })
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Full Name')
  await name.fill('Ann')
  await dialog.getByLabel('Urgency Level').selectOption('high')
  await dialog.getByLabel(/I agree to the/).check()
  const before = await name.elementHandle()
  release()
  await dialog.getByRole('button', { name: 'Close' }).waitFor()
  await expect(name).toHaveValue('Ann')
  await expect(dialog.getByLabel('Urgency Level')).toHaveValue('high')
  await expect(dialog.getByLabel(/I agree to the/)).toBeChecked()
  expect(await before?.evaluate((node) => node.isConnected)).toBe(true)
})

test('a link in a form dialog moves the focus to its page', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('link', { name: 'Request Service' }).first().click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Terms of Service' })
  // The page is there at once, so that the dialog closes after it is shown.
  await link.hover()
  await page.waitForLoadState('networkidle')
  await link.click()
  await expect(page).toHaveTitle(/^Terms/)
  await twoFrames(page)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a form tells browsers what to fill in and urgent visitors our number, and writes right-to-left text from right to left', async ({
  page,
}) => {
  await page.goto('/contact?form=service-request')
  const dialog = page.getByRole('dialog')
  for (const [label, type, purpose] of [
    ['Full Name', 'text', 'name'],
    ['Email Address', 'email', 'email'],
    ['Phone Number', 'tel', 'tel'],
    ['Company', 'text', 'organization'],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAttribute('type', type)
    await expect(dialog.getByLabel(label)).toHaveAttribute('autocomplete', purpose)
  }
  await expect(dialog.getByLabel('Full Name')).toHaveAttribute('autocapitalize', 'words')
  await test.step('the urgency field gives the phone number for critical problems', async () => {
    const { text, href } = company.phone
    await expect(dialog.getByLabel('Urgency Level')).toHaveAccessibleDescription(
      `Something critical? Call ${text} now; it is faster than any form.`,
    )
    // On one line across both fields.
    const { height = 99 } = (await page.getByText('Something critical?').boundingBox()) ?? {}
    expect(height).toBeLessThan(30)
    await expect(dialog.getByRole('link', { name: text })).toHaveAttribute('href', href)
  })
  await test.step('right-to-left text is written from right to left', async () => {
    for (const label of ['Full Name', 'Service Details / Requirements']) {
      await dialog.getByLabel(label).fill('هل تديرون Cloud لنا؟')
      await expect(dialog.getByLabel(label)).toHaveCSS('direction', 'rtl')
    }
  })
})

test('the fields that must be filled in are marked as required', async ({ page }) => {
  await page.goto('/?form=contact')
  const dialog = page.getByRole('dialog')
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Service Needed', 'Message']) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAttribute('aria-required', 'true')
  }
  await expect(dialog.getByLabel(/I agree to the/)).toHaveAttribute('aria-required', 'true')
  const company = dialog.getByRole('textbox', { name: 'Company', exact: true })
  await expect(company).toHaveAccessibleDescription('(optional)')
  for (const field of [company, dialog.getByLabel(/text messages/)]) {
    await expect(field).not.toHaveAttribute('required')
    await expect(field).not.toHaveAttribute('aria-required')
  }
})

test.describe('when sending a form dialog fails', () => {
  test.use({ expectedComplaints: /status of 500/ })

  test('the form keeps its values, and a retry after reopening repeats the idempotency key', async ({
    page,
  }) => {
    await openPage(page, '/')
    await page.getByRole('link', { name: 'Get in Touch' }).click()
    const dialog = page.getByRole('dialog')
    const keys: (string | undefined)[] = []
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 1) return route.fulfill({ status: 500, body: '{}' })
      return route.continue()
    })
    const contact = forms.find(({ form }) => form === 'contact')
    await fillPerson(dialog, uniqueEmail())
    await contact?.fill(dialog)
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(toast).toContainText('Please try again later.')
    // A click on the message does not count as a click beside the dialog.
    await toast.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ann Lee')

    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Get in Touch' }).click()
    await dialog.getByLabel(/I agree to the/).check()
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!')).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })
})

/** Opens the form, fills it in, and sends it; the response waits for `answer`. */
async function sendAndHold(page: Page, isFresh = true) {
  const { posts, answer } = await holdAnswer(page)
  if (isFresh) await openPage(page, '/')
  await page.getByRole('link', { name: 'Get in Touch' }).first().click()
  const dialog = page.getByRole('dialog')
  await fillPerson(dialog, uniqueEmail())
  await forms.find(({ form }) => form === 'contact')?.fill(dialog)
  await dialog.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect.poll(() => posts.length).toBe(1)
  return { dialog, posts, answer }
}

test('Tab stays in a form dialog while its button is disabled @extended', async ({ page }) => {
  const { dialog, answer } = await sendAndHold(page)
  const send = dialog.locator('button[type="submit"]')
  await expect(send).toBeDisabled()
  await expect(send).toHaveCSS('cursor', 'progress')
  await expect(dialog.locator('form button + [role="status"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  // A browser that gives a pressed button no focus, such as Safari.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('link', { name: 'Terms of Service' })).toBeFocused()
  answer()
  await expect(dialog).toBeHidden()
})

test.describe('a form dialog closed while it is sent, and opened again', () => {
  /** Opens it again before there is a response. */
  async function sendAndReopen(page: Page) {
    const { dialog, posts, answer } = await sendAndHold(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Get in Touch' }).click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ann Lee')
    await expect(dialog.locator('button[type="submit"]')).toBeDisabled()
    return { dialog, posts, answer }
  }

  test('closes, though the boxes, which are never restored, were ticked again, and was sent once', async ({
    page,
  }) => {
    const { dialog, posts, answer } = await sendAndReopen(page)
    await dialog.getByLabel(/I agree to the/).check()
    // Was not ticked before, which is no edit either: it is not known what it was.
    await dialog.getByRole('checkbox', { name: /text messages/ }).check()
    answer()
    await expect(page.getByText('Message sent!')).toHaveCount(1)
    await expect(dialog).toBeHidden()
    await page.getByRole('link', { name: 'Get in Touch' }).click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('')
    expect(posts).toHaveLength(1)
  })

  test('is empty if that was only after the answer', async ({ page }) => {
    const { dialog, answer } = await sendAndHold(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    answer()
    await expect(page.getByText('Message sent!')).toBeVisible()
    await page.getByRole('link', { name: 'Get in Touch' }).click()
    await expect(dialog.getByLabel('Email Address')).toBeVisible()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('')
  })

  test('keeps the edits made meanwhile and sends them as a new message @extended', async ({
    page,
  }) => {
    const { dialog, posts, answer } = await sendAndReopen(page)
    await dialog.getByLabel('Full Name').fill('Bob Lee')
    await dialog.getByLabel(/I agree to the/).check()
    answer()
    // The dialog that stays open does not hide it from a screen reader.
    const told = page.getByRole('status').filter({ hasText: 'Message sent!' })
    await expect(told).toHaveCount(1)
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Bob Lee')
    await expect(dialog.getByLabel(/I agree to the/)).toBeChecked()
    await page.reload()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Bob Lee')
    await dialog.getByLabel(/I agree to the/).check()
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog).toBeHidden()
    expect(posts).toHaveLength(2)
    expect(posts[1]).toContain('Bob Lee')
  })
})

test('a form in a dialog that was sent leaves the form of the page as it is @extended', async ({
  page,
}) => {
  await openPage(page, '/')
  const home = page.locator('#home-contact')
  await home.getByLabel('Full Name').fill('Hanna Home')
  await expect(home).toHaveAttribute('novalidate')
  const terms = home.getByRole('checkbox', { name: /I agree/ })
  await terms.check()
  const { dialog, answer } = await sendAndHold(page, false)
  answer()
  await expect(dialog).toBeHidden()
  await expect(terms).toBeChecked()
  await expect(home.getByLabel('Full Name')).toHaveValue('Hanna Home')
})

test('a page that nobody has touched does not load the code of its form @extended', async ({
  page,
}) => {
  const name = scriptWith(CONTACT_FORM)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openPage(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => url.endsWith(name))).toEqual([])
  await page.locator('#contact-page').getByLabel('Full Name').hover()
  await expect.poll(() => loaded.filter((url) => url.endsWith(name))).toHaveLength(1)
})

test('the code of forms and dialogs is loaded on hover or focus, not with the page', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  for (const reach of ['hover', 'focus'] as const) {
    await openPage(page, '/about')
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await page.getByRole('link', { name: 'Request Service' }).first()[reach]()
    await expect.poll(() => scripts.length, reach).toBeGreaterThan(before)
  }
})
