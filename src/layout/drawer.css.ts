import { style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
})

export const link = style([
  row,
  {
    fontSize: '1.0625rem',
    fontWeight: 600,
    borderRadius: 0,
    borderBottom: `1px solid ${color.hairline}`,
    selectors: { '&[aria-current="page"]': { color: color.cedar } },
  },
])

export const nested = style({ padding: '6px 0 6px 12px' })
export const service = style([row, { minHeight: '44px', color: color.muted }])
export const foot = style({ display: 'grid', gap: '12px', marginTop: '24px' })
