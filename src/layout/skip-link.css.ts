import { style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'

export const skipLink = style({
  position: 'fixed',
  top: '8px',
  left: '8px',
  zIndex: 40,
  padding: '12px 20px',
  borderRadius: radius.small,
  background: color.surface,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  // Content above the screen would be printed at the foot of every sheet, over its text.
  '@media': { print: { display: 'none' } },
})
