import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'
import { iconSize } from '../ui/icon-size'

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
})

/** A page of the menu, with the services nested in theirs. */
export const item = style({ borderBottom: `1px solid ${color.hairline}` })
export const link = style([
  row,
  {
    fontSize: '1.0625rem',
    fontWeight: 600,
    selectors: {
      // A bar: an underline would stand just above the line below the row.
      '&[aria-current="page"]': {
        paddingLeft: '12px',
        borderLeft: `3px solid ${color.cedar}`,
        borderRadius: 0,
        color: color.cedar,
      },
    },
  },
])

export const nested = style({ padding: '6px 0 6px 12px' })
export const service = style([row, { minHeight: '44px', color: color.muted }])
// A name on two lines would make it smaller.
globalStyle(`${service} > svg`, { ...iconSize(20), flex: 'none' })
export const foot = style({ display: 'grid', gap: '12px', marginTop: '24px' })
