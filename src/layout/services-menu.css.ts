import { globalStyle, style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../theme/bottom-inset.css'
import { coarse, scriptless } from '../theme/media'
import { color, radius, shadow } from '../theme/tokens.css'
import { iconSize } from '../ui/icon-size'

export const item = style({ position: 'relative', display: 'flex', alignItems: 'center' })

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '44px',
  // The chevron begins where the link ends.
  marginLeft: '-6px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': {
    [coarse]: { width: '44px' },
    [scriptless]: { display: 'none' },
  },
})
// On a wide screen the links are further apart.
globalStyle(`${item} > a`, { paddingRight: '4px' })
globalStyle(`${toggle}[aria-expanded="true"] svg`, { transform: 'rotate(180deg)' })

const shown = { visibility: 'visible', opacity: 1, transform: 'none' } as const

export const panel = style({
  position: 'absolute',
  top: '100%',
  // The item is 127 px from the edge of the narrowest screen with the text spacing of WCAG 1.4.12.
  left: '-112px',
  width: '640px',
  // Its corners stay clear of the solid header, 62 px high, and it touches the dark one, 80 px high.
  paddingTop: '18px',
  visibility: 'hidden',
  opacity: 0,
  transform: 'translateY(-4px)',
  transition: 'opacity 120ms, transform 120ms, visibility 120ms',
  selectors: {
    '&[data-open="true"]': shown,
  },
  '@media': {
    [scriptless]: { selectors: { [`${item}:hover &, ${item}:focus-within &`]: shown } },
  },
})

export const grid = style([
  usesBottomInset,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4px',
    // Below the header, and above the cookie banner.
    maxHeight: `calc(100dvh - 96px - ${bottomInset})`,
    overflow: 'auto',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.medium,
    background: color.surface,
    color: color.text,
    padding: '8px',
    boxShadow: shadow.pop,
  },
])

export const service = style({
  display: 'flex',
  gap: '14px',
  padding: '12px',
  borderRadius: radius.small,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunk },
    // Three classes deep, to outweigh the ring of the dark header. Inside the link, since the panel cuts off what leaves it.
    '&&&:focus-visible': { outlineColor: color.cedar, outlineOffset: '-3px' },
  },
})

export const icon = style({ flex: 'none', marginTop: '0.125rem', color: color.cedar })
globalStyle(`${icon} > svg`, iconSize(24))
export const title = style({ display: 'block', fontWeight: 600 })
export const description = style({
  display: 'block',
  color: color.muted,
  fontSize: '0.875rem',
  lineHeight: 1.45,
})
