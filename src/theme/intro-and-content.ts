// A narrow column for the introduction and a wide one for the content.
import type { StyleRule } from '@vanilla-extract/css'
import { wider } from './media'

/** A rule and not a class: the home page adds to it, and has no room for a second class. */
export const introAndContent = {
  display: 'grid',
  gap: '40px',
  '@media': { [wider]: { gridTemplateColumns: '5fr 7fr', gap: '72px' } },
} satisfies StyleRule
