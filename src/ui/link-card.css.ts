import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, canHoverAndMove } from '../theme/media'
import { color, radius, shadow } from '../theme/tokens.css'
import { corner } from './picture.css'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  overflow: 'hidden',
  transition: 'border-color 160ms, box-shadow 160ms',
  '@media': {
    print: { breakInside: 'avoid' },
    [canHover]: { selectors: { '&:hover': { borderColor: color.cedar, boxShadow: shadow.card } } },
  },
})

export const picture = style({
  borderBottom: `1px solid ${color.hairline}`,
  // The card rounds the two corners at its own edge; the other two are square.
  vars: { [corner]: '0' },
  // Decorative, and not loaded unless it was scrolled to.
  '@media': { print: { display: 'none' } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  padding: '24px',
})
export const meta = style({ marginBottom: '8px', color: color.muted, fontSize: '0.875rem' })
export const title = style({ fontSize: '1.25rem' })
export const text = style({ marginTop: '8px', marginBottom: '16px', color: color.muted })

// The whole card is the click target; the text is at the bottom, so that the links of a row align.
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  marginTop: 'auto',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.medium },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.cedar}`, outlineOffset: '-4px' },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})
globalStyle(`${more} svg`, { transition: 'transform 160ms' })
globalStyle(`${card}:hover ${more} svg`, {
  '@media': { [canHoverAndMove]: { transform: 'translateX(3px)' } },
})
