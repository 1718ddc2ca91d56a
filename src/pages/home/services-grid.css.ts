import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'
import { iconSize } from '../../ui/icon-size'

// The hairlines between the cells are the list's background showing through the gap.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: '1px',
  marginTop: '48px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.hairline,
  '@media': { [forcedColors]: { background: 'CanvasText' } },
})

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '32px',
  background: color.surface,
  transition: 'background-color 120ms',
  // Also after a tap, which leaves the page.
  selectors: { '&:hover': { background: color.cedarWash } },
})
// Clear of the grid's corners, which would cut it off.
globalStyle(`${card}:focus-within`, { outline: `3px solid ${color.cedar}`, outlineOffset: '-8px' })

export const icon = style({ color: color.cedar })
globalStyle(`${icon} > svg`, iconSize(28))
export const title = style({ marginTop: '20px', fontSize: '1.25rem' })
export const text = style({ marginTop: '8px', color: color.muted })
// The whole cell is the click target.
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: 'auto',
  paddingTop: '20px',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})
