import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius, size } from '../theme/tokens.css'

export const disclosure = style({ borderBlock: `1px solid ${color.hairline}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px',
  paddingBlock: '24px',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** As large as the other headings of its page. */
export const title = style({ fontSize: size.partTitle })
export const hint = style({
  display: 'block',
  marginTop: '4px',
  color: color.muted,
  textWrap: 'balance',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  color: color.cedar,
  transition: 'background-color 120ms',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${summary}:hover ${mark}`, { background: color.cedarWash })
globalStyle(`${mark} svg`, { transition: 'transform 160ms' })
globalStyle(`${disclosure}[open] ${mark} svg`, { transform: 'rotate(180deg)' })

// A printed page cannot be expanded.
globalStyle(`${disclosure}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
})

export const content = style({ paddingBottom: '32px' })
