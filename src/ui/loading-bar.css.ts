import { keyframes, style } from '@vanilla-extract/css'
import { forcedColors, reducedMotion } from '../theme/media'
import { color } from '../theme/tokens.css'

const pass = keyframes({ from: { transform: 'translateX(-100%)' } })

export const bar = style({
  position: 'fixed',
  top: 0,
  left: 0,
  // Above the header and any overlay.
  zIndex: 50,
  width: '100%',
  height: '3px',
  // Visible on dark and light backgrounds alike.
  background: `linear-gradient(90deg, ${color.cedar}, ${color.mint})`,
  animation: `${pass} 1.2s ease-in-out infinite`,
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    print: { display: 'none' },
  },
})
