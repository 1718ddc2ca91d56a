import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme/tokens.css'

export const guide = style({ borderTop: `1px solid ${color.hairline}` })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px',
  paddingBlock: '20px',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const title = style({ fontSize: '1.25rem' })
globalStyle(`${summary}:hover ${title}`, { color: color.cedar })
export const hint = style({
  display: 'block',
  textWrap: 'balance',
  marginTop: '4px',
  color: color.muted,
})
export const mark = style({
  flex: 'none',
  color: color.cedar,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${mark} svg`, { transition: 'transform 160ms' })
globalStyle(`${guide}[open] ${mark} svg`, { transform: 'rotate(180deg)' })

// A printed page cannot be expanded.
globalStyle(`${guide}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
})

// The target of links; the margin keeps the title above it in view.
export const content = style({ padding: '4px 0 32px', scrollMarginTop: '112px' })
