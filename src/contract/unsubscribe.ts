// The address that leaves the newsletter: the worker puts it into emails, the server answers it.

const START = '/unsubscribe/'
const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @param token of one subscriber (table newsletter_subscribers) */
export function unsubscribePath(token: string): string {
  return START + token
}

/** True for every address below, also for one that no subscriber has. */
export function isUnsubscribePath(path: string): boolean {
  return path.startsWith(START)
}

/** The token in an address; null where there is none that could be one. */
export function tokenIn(path: string): string | null {
  const token = path.slice(START.length)
  return isUnsubscribePath(path) && TOKEN.test(token) ? token.toLowerCase() : null
}
