import { style } from '@vanilla-extract/css'
import { color, font } from '../../theme/tokens.css'

export const figure = style({
  maxWidth: '880px',
  paddingLeft: 'clamp(20px, 4vw, 40px)',
  borderLeft: `3px solid ${color.cedar}`,
})
export const quote = style({
  fontFamily: font.heading,
  fontSize: 'clamp(1.25rem, 1.05rem + 1vw, 1.75rem)',
  fontWeight: 450,
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
})
export const author = style({ marginTop: '20px', color: color.muted })
