// The path that unsubscribes from the newsletter: the worker puts it into emails, the server handles it.

const START = '/unsubscribe/'
const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @param token of one subscriber (table newsletter_subscribers) */
export function unsubscribePath(token: string): string {
  return START + token
}

/** True for the path of any token, even one that no subscriber has. With a trailing slash, it is redirected. */
export function isUnsubscribePath(path: string): boolean {
  return /^\/unsubscribe\/[^/]+\/?$/.test(path)
}

/** The token in a path; null if the path holds no well-formed one. */
export function tokenIn(path: string): string | null {
  const token = path.slice(START.length)
  return isUnsubscribePath(path) && TOKEN.test(token) ? token : null
}
