// The visitor's answer about cookies: kept in a first-party cookie, shared by banner and settings.
import { useSyncExternalStore } from 'react'
import {
  type CookieCategory,
  cookiePolicyRevision,
  optionalCookies,
} from '../content/cookie-policy'
import { createStore } from '../ui/create-store'

export interface CookieChoice {
  /** Where the answer comes from; the visitor is asked only if it is `nobody`. */
  by: 'nobody' | 'visitor' | 'signal'
  allowed: readonly CookieCategory[]
}

export const allCategories = optionalCookies.map(({ id }) => id)

const NAME = 'cookie_choice'
/** Six months, as src/content/legal/cookies.ts promises, in seconds. */
const KEPT_S = 182 * 24 * 60 * 60

const refused: CookieChoice = { by: 'signal', allowed: [] }
const unasked: CookieChoice = { by: 'nobody', allowed: [] }
/** Global Privacy Control counts as a refusal, whatever was answered before. */
const choice = createStore<CookieChoice>(() =>
  Reflect.get(navigator, 'globalPrivacyControl') ? refused : readChoice(cookies()),
)

/** `revision~day~category.category`: the policy's revision, the date and the allowed categories. */
function write(allowed: readonly CookieCategory[]): string {
  return [cookiePolicyRevision, new Date().toISOString().slice(0, 10), allowed.join('.')].join('~')
}

/** @param cookies as in `document.cookie`. An answer to another revision does not count. */
export function readChoice(cookies: string): CookieChoice {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  const [revision, , list] = value?.split('~') ?? []
  if (revision !== cookiePolicyRevision || list === undefined) return unasked
  const names = list.split('.')
  return { by: 'visitor', allowed: allCategories.filter((id) => names.includes(id)) }
}

/** A sandboxed page, as in an archive, may not even read its cookies. */
function cookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** Stores the answer for six months; where cookies are blocked, for as long as the page is open. */
export function saveChoice(allowed: readonly CookieCategory[]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in many browsers
    document.cookie = `${NAME}=${write(allowed)}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax${secure}`
  } catch {}
  choice.set({ by: 'visitor', allowed })
}

/** Another tab may have answered. If nothing is stored, the answer given here stands. */
function lookAgain(): void {
  const kept = readChoice(cookies())
  const now = choice.now()
  if (kept.by !== 'visitor' || now.by === 'signal') return
  if (now.by === 'nobody' || kept.allowed.join() !== now.allowed.join()) choice.set(kept)
}

function subscribe(listener: () => void): () => void {
  // When the page becomes visible or its window gets the focus. The same listener is added only once.
  for (const sign of ['visibilitychange', 'focus']) addEventListener(sign, lookAgain)
  // At once, where the browser says so: Safari before 18.4 and Firefox before 140 do not, and none does without https.
  window.cookieStore?.addEventListener('change', lookAgain)
  return choice.subscribe(listener)
}

/** Null on the server, whose HTML is the same for everyone. */
export function useCookieChoice(): CookieChoice | null {
  return useSyncExternalStore(subscribe, choice.now, () => null)
}
