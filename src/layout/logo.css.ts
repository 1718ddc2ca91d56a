import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../theme/tokens.css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
})
globalStyle(`${logo} > svg`, { flex: 'none' })
