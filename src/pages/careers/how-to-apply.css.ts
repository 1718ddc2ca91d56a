import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { color } from '../../theme/tokens.css'

export const action = style({ marginTop: '32px' })
export const privacy = style({
  maxWidth: measure,
  marginTop: '24px',
  color: color.muted,
  fontSize: '0.9375rem',
})
export const text = style({})
// The text begins with a heading, which needs no space above it.
globalStyle(`${text} h3:first-child`, { paddingTop: 0 })
