import { style } from '@vanilla-extract/css'
import { font } from '../theme/tokens.css'

export const portrait = style({
  flex: 'none',
  fontFamily: font.heading,
  fontWeight: 650,
  letterSpacing: '0.02em',
  forcedColorAdjust: 'none',
})
