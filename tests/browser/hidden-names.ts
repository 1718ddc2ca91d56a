// Names of elements that ad blockers hide on every site. What has such a name is invisible to whoever uses one, and of
// a dialog only the backdrop is left.
import type { Page } from '@playwright/test'

/**
 * How 8,900 of the 43,000 names begin that are in the rules without a domain (`###name`, `##.name`) of EasyList, its
 * Cookie List and Fanboy's Annoyance List: those that a part of this site could have. As of August 2026, from
 * packages/adblocker/assets of github.com/ghostery/adblocker.
 */
const HIDDEN = [
  /^ads?([-_\d]|$)/i,
  /^(advert|adslot|adsense|banner|sponsor)/i,
  /^(addthis|facebook|follow|share|sharing|social|twitter)([-_\d]|$)/i,
  /^(newsletter|subscribe|email)[-_]?(bar|block|box|dialog|modal|overlay|panel|pop|sign-?up|widget)/i,
  /^(cookies?|consent|gdpr|privacy)[-_]?(alert|banner|bar|box|consent|dialog|message|modal|notice|overlay|panel|pop)/i,
  /^(pop-?up|sticky)([-_]|$)/i,
]

const isHidden = (name: string) => HIDDEN.some((rule) => rule.test(name))

/** The IDs and classes in a document of the server that such rules would hide. */
export function hiddenNamesOf(html: string): string[] {
  const names = [...html.matchAll(/\s(?:id|class)="([^"]*)"/g)]
  return names.flatMap(([, value = '']) => value.split(' ')).filter(isHidden)
}

/** The same of what is in the page now. */
export async function hiddenNamesIn(page: Page): Promise<string[]> {
  return hiddenNamesOf(await page.content())
}
