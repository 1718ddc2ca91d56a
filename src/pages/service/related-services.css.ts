import { style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { wide } from '../../theme/media'
import { color } from '../../theme/tokens.css'

// A light band: the drawings have the color of a sunk band, and would blend into one.
export const band = style({
  borderTop: `1px solid ${color.hairline}`,
  '@media': { print: { breakInside: 'avoid' } },
})

// One or three per row: two would leave one alone.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  marginTop: '40px',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
blockOnPaper(grid, '24px')
