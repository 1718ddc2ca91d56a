import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { forcedColors, wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'
import { iconSize } from '../../ui/icon-size'

/** About as high as a sheet of paper. */
export const band = style({ '@media': { print: { breakInside: 'avoid' } } })

// The hairlines between the cells are the list's background showing through the gap.
export const grid = style({
  display: 'grid',
  gap: '1px',
  marginTop: '48px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.hairline,
  '@media': {
    [forcedColors]: { background: 'CanvasText' },
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
blockOnPaper(grid, '1px')
export const card = style({
  padding: '28px 24px',
  background: color.surface,
  '@media': { [wide]: { padding: '32px' }, print: { breakInside: 'avoid' } },
})
export const icon = style({ color: color.cedar })
globalStyle(`${icon} > svg`, iconSize(28))
export const title = style({ marginTop: '20px', fontSize: '1.25rem' })
export const text = style({ marginTop: '8px', color: color.muted })
