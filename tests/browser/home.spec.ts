// The home page: its animations, what stops them, and what is there without them.
import type { Locator, Page } from '@playwright/test'
import { company } from '../../src/content/company'
import { services } from '../../src/content/services'
import { twoFrames } from './frames'
import { expect, test } from './test'
import { webFonts } from './web-fonts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' })
const dot = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Testimonial ${number} of 3` })
const slides = (page: Page) => carousel(page).getByRole('group', { name: 'Slides' })

/** Scrolls to the carousel and pauses the clock just as it begins to turn. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await slides(page).hover()
  // Its code may still be loading, on a busy machine.
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true', { timeout: 15_000 })
  await page.clock.pauseAt(Date.now() + 4_000)
  await page.mouse.move(5, 5)
}

async function expectToStay(page: Page, number: number): Promise<void> {
  await page.clock.runFor(20_000)
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
}

async function expectToTurnTo(page: Page, number: number): Promise<void> {
  await page.clock.runFor(5_000)
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
}

test.describe('the testimonial carousel without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/ })

  test('gets its controls once the network is back @extended', async ({ page, context }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await carousel(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    await context.setOffline(false)
    await expect(carousel(page).getByRole('button', { name: 'Pause testimonials' })).toBeVisible()
  })
})

test('the controls of the carousel are there before Tab leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(carousel(page).getByRole('button')).toHaveCount(4, { timeout: 500 })
  }).toPass()
  // Not because it has come near.
  expect(await carousel(page).evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(
    1_000,
  )
})

test.describe('the testimonial carousel', () => {
  test('has the roles of the ARIA pattern, advances every five seconds and wraps after the last', async ({
    page,
  }) => {
    await openCarousel(page)
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
    const named = slides(page).getByRole('group', { name: /^[123] of 3$/ })
    await expect(named).toHaveCount(3)
    await expect(named.first()).toHaveAttribute('aria-roledescription', 'slide')
    await page.clock.runFor(4_900)
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(next === 2 ? 100 : 5_000)
      await expect(dot(page, next)).toHaveAttribute('aria-current', 'true')
    }
    await expect(page.getByText('I asked for a website')).toBeInViewport()
  })

  test('stops under the pointer, with the focus, in a hidden tab and while paused, and then goes on', async ({
    page,
  }) => {
    await openCarousel(page)
    const blur = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
    // Each stop ends one slide further.
    await test.step('stops under the pointer', async () => {
      await slides(page).hover()
      await expectToStay(page, 1)
      await page.mouse.move(5, 5)
      await expectToTurnTo(page, 2)
    })
    await test.step('stops while it has the focus', async () => {
      await slides(page).focus()
      await expectToStay(page, 2)
      await blur()
      await expectToTurnTo(page, 3)
    })
    await test.step('stops in a hidden tab', async () => {
      const hide = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await hide(true)
      await expectToStay(page, 3)
      await hide(false)
      await expectToTurnTo(page, 1)
    })
    await test.step('stops while paused', async () => {
      await carousel(page).getByRole('button', { name: 'Pause testimonials' }).click()
      await page.mouse.move(5, 5)
      await blur()
      await expectToStay(page, 1)
      await carousel(page).getByRole('button', { name: 'Play testimonials' }).focus()
      await page.keyboard.press('Enter')
      await expect(carousel(page).getByRole('button', { name: 'Pause testimonials' })).toBeFocused()
      await expectToTurnTo(page, 2)
    })
  })

  test('does not advance with reduced motion and has no pause button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCarousel(page)
    await expectToStay(page, 1)
    await expect(carousel(page).getByRole('button', { name: 'Pause testimonials' })).toHaveCount(0)
    await dot(page, 3).click()
    await expect(page.getByText('I’m the one people call')).toBeInViewport()
    const durations = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*')).flatMap((element) =>
        ['', '::before', '::after'].map(
          (part) => getComputedStyle(element, part).transitionDuration,
        ),
      ),
    )
    expect(new Set(durations)).toEqual(new Set(['0s']))
  })

  test('follows its dots, which follow a swipe, and announces only the slide that a visitor picks @extended', async ({
    page,
  }) => {
    await openCarousel(page)
    const told = carousel(page).locator('[aria-live="polite"]')
    await expectToTurnTo(page, 2)
    await expect(told).toHaveText('')
    await dot(page, 3).click()
    await expect(told).toHaveText('Testimonial 3 of 3')
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
    for (const other of [1, 2]) {
      await expect(dot(page, other)).toHaveAttribute('aria-current', 'false')
    }
    // The dots may be in the viewport while the slides are below it.
    await slides(page).scrollIntoViewIfNeeded()
    await expect(page.getByText('I’m the one people call')).toBeInViewport()
    await expect(page.getByText('I asked for a website')).not.toBeInViewport()
    await slides(page).evaluate((track) => track.scrollBy({ left: -track.clientWidth }))
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  })

  test('follows the arrow keys, wraps at both ends, and shows the slide whose link gets the focus', async ({
    page,
  }) => {
    await openCarousel(page)
    await slides(page).focus()
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 3],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(dot(page, number)).toHaveAttribute('aria-current', 'true')
      const told = carousel(page).locator('[aria-live="polite"]')
      await expect(told).toHaveText(`Testimonial ${number} of 3`)
    }
    await test.step('counts a key pressed while the slides still glide', async () => {
      await slides(page).evaluate((track) => {
        for (const key of ['ArrowRight', 'ArrowRight'])
          track.dispatchEvent(new KeyboardEvent('keydown', { key }))
      })
      await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
    })
    await test.step('shows the slide whose link gets the focus', async () => {
      for (const [number, client] of ['GJ Fitness', 'UnityCare IT', 'GJ Fitness'].entries()) {
        await page.keyboard.press('Tab')
        const link = carousel(page).getByRole('link', { name: `Read the ${client} case study` })
        await expect(link.and(page.locator(':focus'))).toBeInViewport({ ratio: 1 })
        await expect(dot(page, number + 1)).toHaveAttribute('aria-current', 'true')
      }
    })
  })
})

test('Explore Services leads to the services below, whose cards have named links and are clickable as a whole', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Explore Services' }).click()
  const region = page.getByRole('region', { name: 'One team for everything' })
  await expect(region).toBeInViewport()
  await expect(page).toHaveURL(/\/#services$/)
  await expect(region.getByRole('link', { name: /^Learn more about/ })).toHaveCount(services.length)
  const [, second] = services
  await region.getByRole('heading', { name: second?.title ?? '' }).click({ force: true })
  await expect(page).toHaveURL(`/services/${second?.slug}`)
})

/** Counts what the particles draw on the next page. */
async function watchParticles(page: Page) {
  await page.addInitScript(() => {
    const drawn = { frames: 0, points: 0 }
    Reflect.set(window, 'drawn', drawn)
    const { clearRect, fillRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...args) {
      drawn.frames += 1
      clearRect.apply(this, args)
    }
    CanvasRenderingContext2D.prototype.fillRect = function (...args) {
      drawn.points += 1
      fillRect.apply(this, args)
    }
  })
  const drawn = (): Promise<{ frames: number; points: number }> =>
    page.evaluate(() => ({ ...Reflect.get(window, 'drawn') }))
  const rest = async () => {
    // A frame already under way may still come.
    await twoFrames(page)
    await page.waitForTimeout(100)
    const before = await drawn()
    await page.waitForTimeout(300)
    expect(await drawn()).toEqual(before)
    return before.frames
  }
  const drift = (after: number) =>
    expect.poll(async () => (await drawn()).frames).toBeGreaterThan(after + 3)
  return { drawn, rest, drift }
}

test.describe('the animations', () => {
  test.use({ particles: true })

  test('the code of animations is loaded only when one is about to play @extended', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const loaded = async (code: string) =>
      (await Promise.all(scripts)).some((text) => text.includes(code))
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
    expect(await loaded('getContext')).toBe(false)
    expect(await loaded('Choose a ')).toBe(false)
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(dot(page, 1)).toBeVisible()
    expect(await loaded('Choose a ')).toBe(true)
    expect(await loaded('getContext')).toBe(false)
  })

  test('200 particles move behind the hero, and stop off-screen and in hidden tabs @extended', async ({
    page,
  }) => {
    const particles = await watchParticles(page)
    await page.goto('/')
    await particles.drift(0)
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: 'instant' }))
    const frames = await particles.rest()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await particles.drift(frames)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await particles.rest()
    const all = await particles.drawn()
    expect(all.points).toBe(all.frames * 200)
  })

  test('the particles stop when paused, and when reduced motion is turned on later', async ({
    page,
  }) => {
    const particles = await watchParticles(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Pause background' }).click()
    const frames = await particles.rest()
    const play = page.getByRole('button', { name: 'Play background' })
    await play.click()
    await particles.drift(frames)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await particles.rest()
    await expect(page.getByRole('button', { name: /(Pause|Play) background/ })).toHaveCount(0)
  })
})

test('the headline is typed letter by letter without a layout shift', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  // The animation must not end while the fonts are awaited. However far it jumps, one letter more is typed.
  await page.clock.pauseAt(Date.now() + 5_000)
  await expect.poll(() => webFonts(page)).toHaveLength(2)
  const headline = page.getByRole('heading', { level: 1 })
  const text = 'Somebody is watching, so you don’t have to.'
  const typed = headline.locator('[aria-hidden="true"]')
  const untyped = typed.locator('span').last()
  const rest = async () => (await untyped.textContent())?.length ?? 0
  const box = await headline.boundingBox()
  // There is nothing left to type before the animation begins and after it ends.
  await expect.poll(rest).toBeGreaterThan(25)
  // The first letter takes half a second.
  await page.clock.runFor(500)
  const before = await rest()
  await page.clock.runFor(800)
  await expect.poll(rest).toBe(before - 10)
  await expect(typed).toHaveText(text)
  expect(await headline.boundingBox()).toEqual(box)
  // The cursor stays for a second after the last letter.
  await page.clock.runFor(80 * (await rest()) + 900)
  await expect.poll(rest).toBe(0)
  await page.clock.runFor(200)
  await expect.poll(() => headline.textContent()).toBe(text)
  expect(await headline.boundingBox()).toEqual(box)
})

/** The letters that begin a line of what an element shows, as positions in its text. Spaces may hang at the end of one. */
const lineStarts = (shown: Locator) =>
  shown.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const starts: number[] = []
    let count = 0
    let last = Number.NEGATIVE_INFINITY
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      for (let i = 0; i < text.length; i++, count++) {
        if (text.data[i] === ' ') continue
        const range = new Range()
        range.setStart(text, i)
        range.setEnd(text, i + 1)
        const { top } = range.getBoundingClientRect()
        if (top > last) starts.push(count)
        last = top
      }
    }
    return starts
  })

test('each word of the headline is typed on the line on which it stays @extended', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 5_000)
  await expect.poll(() => webFonts(page)).toHaveLength(2)
  const headline = page.getByRole('heading', { level: 1 })
  const typed = headline.locator('[aria-hidden="true"]')
  const untyped = typed.locator('span').last()
  const rest = async () => (await untyped.textContent())?.length ?? 0
  // There is nothing left to type before the animation begins and after it ends.
  await expect.poll(rest).toBeGreaterThan(25)
  const starts = []
  await page.clock.runFor(500)
  for (let left = await rest(); left > 0; left--) {
    await expect.poll(rest).toBe(left)
    starts.push(await lineStarts(typed))
    await page.clock.runFor(80)
  }
  await page.clock.runFor(1_080)
  await expect(typed).toHaveCount(0)
  const whole = await lineStarts(headline)
  expect(whole.length).toBeGreaterThan(1)
  for (const some of starts) expect(some).toEqual(whole)
})

test('the page stays where it was scrolled to while the headline is typed @extended', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const untyped = page.getByRole('heading', { level: 1 }).locator('[aria-hidden] > span').last()
  await expect(untyped).not.toBeEmpty()
  // The headline is partly above the screen now: what a browser keeps in place when the page changes.
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  for (let letters = 0; letters < 70; letters += 5) {
    await page.clock.runFor(80 * 5)
    await twoFrames(page)
  }
  await expect(untyped).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

test('the statistics count up when in view and end at their values', async ({ page }) => {
  await page.goto('/')
  const figures = page.getByRole('region', { name: 'Our figures' })
  await expect(figures).toContainText('2500+')
  await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
  const seen = figures.evaluate(
    (section) =>
      new Promise<string[]>((resolve) => {
        new MutationObserver(() => {
          const counting = [...section.querySelectorAll('span > [aria-hidden]')]
          const [, passing] = counting.map(({ textContent }) => textContent)
          // Whoever listens hears the final number only.
          const heard = counting.map(({ previousElementSibling: final }) => final?.textContent)
          if (passing && passing !== '2500+') resolve(heard.map(String))
        }).observe(section, { characterData: true, subtree: true, childList: true })
      }),
  )
  await figures.scrollIntoViewIfNeeded()
  expect(await seen).toEqual(['98%', '2500+', '99%', '34+'])
  await expect(figures.locator('span > [aria-hidden]')).toHaveCount(0)
  for (const figure of ['98%', '2500+', '99%', '34+']) await expect(figures).toContainText(figure)
})

test('the statistics begin to count one after the other @extended', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 5_000)
  const figures = page.getByRole('region', { name: 'Our figures' })
  await figures.scrollIntoViewIfNeeded()
  const counts = async () => {
    await page.clock.runFor(20)
    return figures.locator('span > [aria-hidden]').allTextContents()
  }
  await expect.poll(async () => (await counts())[0]).toMatch(/^[1-9]/)
  expect((await counts()).slice(1)).toEqual(['0+', '0%', '0+'])
})

/** Far enough down to be revealed only when it is scrolled to. */
const section = (page: Page) =>
  page.getByRole('heading', { name: 'Calm is what good operations feel like' })
const opacity = (page: Page) =>
  section(page).evaluate((heading) => {
    const revealed = heading.closest('[data-reveal]')
    return revealed ? getComputedStyle(revealed).opacity : 'shown from the start'
  })

test('with reduced motion the headline is not typed, the statistics do not count, and the sections are shown at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  // By now the rest of the page is hydrated too.
  await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 }).locator('[aria-hidden]')).toHaveCount(0)
  expect(await opacity(page)).toBe('shown from the start')
  const figures = page.getByRole('region', { name: 'Our figures' })
  const changes = await figures.evaluate(async (section) => {
    let seen = 0
    const observer = new MutationObserver(() => seen++)
    observer.observe(section, { characterData: true, subtree: true, childList: true })
    section.scrollIntoView({ behavior: 'instant' })
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    return seen
  })
  expect(changes).toBe(0)
})

test('the headline and the statistics are complete as soon as reduced motion is turned on, and stay so @extended', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const headline = page.getByRole('heading', { level: 1 })
  const figures = page.getByRole('region', { name: 'Our figures' })
  await expect(headline.locator('[aria-hidden]')).toHaveCount(1)
  // They would end by themselves.
  await page.clock.pauseAt(Date.now() + 5_000)
  await figures.scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(figures.locator('span > [aria-hidden]')).toHaveCount(4, { timeout: 100 })
  }).toPass()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.soft(headline.locator('[aria-hidden]')).toHaveCount(0)
  await expect.soft(figures.locator('span > [aria-hidden]')).toHaveCount(0)
  for (const figure of ['98%', '2500+', '99%', '34+']) await expect(figures).toContainText(figure)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.runFor(600)
  await expect.soft(headline.locator('[aria-hidden]')).toHaveCount(0)
  await expect.soft(figures.locator('span > [aria-hidden]')).toHaveCount(0)
})

test('the sections of the home page fade in when they are scrolled to', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => opacity(page)).toBe('0')
  await section(page).scrollIntoViewIfNeeded()
  await expect.poll(() => opacity(page)).toBe('1')
})

test.describe('the scroll-to-top button', () => {
  const back = (page: Page) => page.getByRole('button', { name: 'Back to top' })
  const scroll = (page: Page, top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

  test('appears after 300 px, scrolls to the top and moves the focus there', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toHaveCount(1)
    await scroll(page, 300)
    await twoFrames(page)
    await expect(back(page)).toHaveCount(0)
    await scroll(page, 301)
    await expect(back(page)).toBeVisible()
    await scroll(page, 2_000)
    await back(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(back(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('scrolls at once with reduced motion @extended', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await scroll(page, 2_000)
    const left = await back(page).evaluate((button: HTMLElement) => {
      button.click()
      return scrollY
    })
    expect(left).toBe(0)
  })

  test.describe('with the cookie banner on the screen', () => {
    test.use({ cookies: 'unanswered', drawn: true })

    test('is above the banner @extended', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/')
      const question = page.getByRole('region', { name: 'Cookies' })
      await expect(question).toBeVisible()
      await scroll(page, 800)
      await expect(back(page)).toBeVisible()
      const [button, edge] = await Promise.all([back(page).boundingBox(), question.boundingBox()])
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(edge?.y ?? 0)
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every testimonial of the home page is reached by scrolling, and nothing is hidden', async ({
    page,
  }) => {
    await page.goto('/')
    for (const words of ['I asked for a website', 'We run IT for clinics', 'I’m the one people']) {
      await page.getByText(words).scrollIntoViewIfNeeded()
      await expect(page.getByText(words)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    await expect(page.locator('[data-reveal]')).toHaveCount(0)
  })
})

test('the printed home page includes sections that were not scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto('/')
  await expect(page.locator('[data-reveal="waiting"]')).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const faint = await page
    .locator('[data-reveal]')
    .evaluateAll((all) => all.filter((part) => getComputedStyle(part).opacity !== '1').length)
  expect(faint).toBe(0)
})

test('our number is on the first screen of a phone and of a desktop, a focused link is in view on a low screen, and the panel has one left edge on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const number = page.getByRole('main').getByRole('link', { name: company.phone.text }).first()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(number, `${width} px`).toBeInViewport({ ratio: 1 })
    await expect(number).toHaveAttribute('href', company.phone.href)
  }
  await test.step('everything in the panel begins at one left edge', async () => {
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 640 })
      const edges = await page
        .getByLabel('Our response times and figures')
        .locator('p, dl:first-of-type dt, dl:last-of-type > :first-child > *')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return Math.round(range.getBoundingClientRect().left)
          }),
        )
      expect.soft(new Set(edges).size, `${width} px: ${edges}`).toBe(1)
    }
  })
  await test.step('the link beside Why choose us is in view when it gets the focus', async () => {
    await page.setViewportSize({ width: 1280, height: 320 })
    const link = page.getByRole('link', { name: 'Who we are' }).first()
    await page
      .getByRole('main')
      .locator(`a[href="/services/${services.at(-1)?.slug}"]`)
      .last()
      .focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
  })
})
