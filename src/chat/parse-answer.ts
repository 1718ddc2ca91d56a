// Parses an answer's HTML into a separate document, where nothing runs and nothing is loaded. The site's
// Content-Security-Policy lets text become HTML here and nowhere else.
import { ANSWER_POLICY } from '../contract/chat'

/** In characters of HTML: what is longer is cut off. */
const MAX_LENGTH = 50_000

type ToHtml = (text: string) => string

/** In browsers that support Trusted Types; TypeScript has no types for them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: ToHtml }): { createHTML: ToHtml }
}

const cut: ToHtml = (text) => text.slice(0, MAX_LENGTH)
let allowed: ToHtml | undefined

export function parseAnswer(html: string): HTMLElement {
  allowed ??= allow()
  return new DOMParser().parseFromString(allowed(html), 'text/html').body
}

/** Once per page: the browser rejects a second policy with the same name. */
function allow(): ToHtml {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return cut
  const policy = trustedTypes.createPolicy(ANSWER_POLICY, { createHTML: cut })
  return (text) => policy.createHTML(text)
}
