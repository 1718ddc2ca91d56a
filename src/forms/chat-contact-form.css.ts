import { style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'

export const form = style({ display: 'grid', gap: '14px', fontSize: '0.9375rem' })
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
