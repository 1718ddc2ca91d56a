import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { forcedColors } from '../theme/media'
import { fadeIn } from '../theme/motion.css'
import { color, font, shadow } from '../theme/tokens.css'

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  background: color.scrim,
  animation: `${fadeIn} 160ms ease-out`,
  '@media': { print: { display: 'none' } },
})

// The page behind does not scroll.
globalStyle(`body:has(${overlay})`, {
  overflow: 'hidden',
  '@media': { print: { overflow: 'visible' } },
})

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  right: 0,
  zIndex: 31,
  width: 'min(360px, 92vw)',
  overflowY: 'auto',
  scrollPaddingBlock: '16px',
  padding: '16px 20px 32px',
  background: color.surface,
  boxShadow: shadow.pop,
  animation: `${slideIn} 200ms ease-out`,
  '@media': { [forcedColors]: { borderLeft: '1px solid CanvasText' }, print: { display: 'none' } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: '8px',
})

export const title = style({ fontFamily: font.heading, fontSize: '1.125rem' })

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginRight: '-12px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
})
