// The company's mark for bitmaps.
import { MARK_TIERS, MARK_TRUNK } from '../../src/layout/mark-paths'
import { cedar, mint } from '../../src/theme/palette'

export function mark(): string {
  return (
    `<path d="${MARK_TIERS}" fill="${mint}" stroke="${cedar}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="${MARK_TRUNK}" stroke="${cedar}" stroke-width="2.6" stroke-linecap="round"/>`
  )
}
