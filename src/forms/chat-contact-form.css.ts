import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'

export const form = style({ display: 'grid', gap: '14px', fontSize: '0.9375rem' })
// In a sheet, the toast about the errors is over the top of the messages: 120 px high, and a label takes 30.
globalStyle(`${form} [aria-invalid="true"]`, {
  '@container': { '(min-height: 320px)': { scrollMarginTop: '110px' } },
})

export const small = style({ color: color.muted, fontSize: '0.8125rem', lineHeight: 1.5 })

export const decline = style({
  minHeight: '44px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  ':hover': { textDecorationThickness: '2px' },
})
