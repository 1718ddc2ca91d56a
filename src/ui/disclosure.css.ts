import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius, size } from '../theme/tokens.css'

// What every native disclosure is made of: this one, and the how-tos of pages/resources/guide.css.ts.
export const details = style({})
// A printed page cannot be expanded.
globalStyle(`${details}::details-content`, {
  '@media': { print: { contentVisibility: 'visible' } },
})

export const row = style({
  // HTML allows headings in a summary, but not inside of what wraps them there.
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: '24px',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const hint = style({
  gridColumn: 1,
  marginTop: '4px',
  color: color.muted,
  textWrap: 'balance',
})

export const arrow = style({
  gridArea: '1 / 2 / span 2',
  color: color.cedar,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${arrow} svg`, { transition: 'transform 160ms' })
globalStyle(`${details}[open] ${arrow} svg`, { transform: 'rotate(180deg)' })

export const disclosure = style([details, { borderBlock: `1px solid ${color.hairline}` }])

export const summary = style([row, { paddingBlock: '24px' }])

/** As large as the other headings of its page. */
export const title = style({ fontSize: size.partTitle })

export const mark = style([
  arrow,
  {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    border: `1px solid ${color.edge}`,
    borderRadius: radius.pill,
    transition: 'background-color 120ms',
  },
])
globalStyle(`${summary}:hover ${mark}`, { background: color.cedarWash })

export const content = style({ paddingBottom: '32px' })
