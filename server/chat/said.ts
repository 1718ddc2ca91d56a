// What a message says, apart from who says it and in which language.
import { readDetails } from './guards/contact-details'
import { withoutIntroduction } from './guards/introductions'
import { readSpanish } from './guards/spanish'

/** The message without the visitor's name, numbers and addresses. */
export function withoutSelf(text: string): string {
  return readDetails(withoutIntroduction(text)).rest
}

export function inEnglish(text: string): string {
  return readSpanish(text) ?? text
}
