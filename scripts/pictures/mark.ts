// The company's mark for bitmaps, in a 30 by 30 square: the same shape as in src/layout/logo.tsx.
import { cedar, mint } from './kit/palette'

export const MARK_TIERS = 'M15 2.5 21 9H9l6-6.5Z M15 8l8.5 8.5h-17L15 8Z M15 15l11 9.5H4L15 15Z'
export const MARK_TRUNK = 'M15 24.5V28'

export function mark(): string {
  return (
    `<path d="${MARK_TIERS}" fill="${mint}" stroke="${cedar}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${MARK_TRUNK}" stroke="${cedar}" stroke-width="2.6" stroke-linecap="round"/>`
  )
}
