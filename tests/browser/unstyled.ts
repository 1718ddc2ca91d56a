// Whether a page embeds the styles of what it shows.
import type { Page } from '@playwright/test'

/** Classes on the page that have rules in the full style sheet but not in the page. */
export function unstyled(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const whole = await (await fetch(document.documentElement.dataset.styles ?? '')).text()
    const own = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
    const shown = [...document.querySelectorAll('[class]')].flatMap((element) => [
      ...element.classList,
    ])
    const names = (name: string) => new RegExp(`\\.${name}(?![\\w-])`)
    return [...new Set(shown)].filter((name) => names(name).test(whole) && !names(name).test(own))
  })
}
