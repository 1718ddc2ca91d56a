// Reads an answer's HTML into a document of its own, where nothing runs and nothing is loaded. The site's
// Content-Security-Policy lets text become HTML here and nowhere else.
import { ANSWER_POLICY } from '../contract/chat'

/** An answer has 8,000 characters of text at most. */
const LONGEST = 50_000

type ToHtml = (text: string) => string

/** Of browsers that know Trusted Types; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: ToHtml }): { createHTML: ToHtml }
}

const cut: ToHtml = (text) => text.slice(0, LONGEST)
let allowed: ToHtml | undefined

export function parseAnswer(html: string): HTMLElement {
  allowed ??= allow()
  return new DOMParser().parseFromString(allowed(html), 'text/html').body
}

/** Once for a page: the browser refuses a second policy of the same name. */
function allow(): ToHtml {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return cut
  const policy = trustedTypes.createPolicy(ANSWER_POLICY, { createHTML: cut })
  return (text) => policy.createHTML(text)
}
