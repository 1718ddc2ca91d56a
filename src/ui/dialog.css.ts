import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { forced, scriptless, wide } from '../theme/media'
import { color, radius, shadow } from '../theme/tokens.css'

const fadeIn = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

/** Where nothing can stand over the page: on paper it would cover each sheet of it. */
const inPage = `${scriptless}, print`

export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  // One row as high as the screen, so that what is too long scrolls inside.
  gridTemplateRows: 'minmax(0, 1fr)',
  justifyItems: 'center',
  '@media': {
    [wide]: { padding: '32px', alignItems: 'center' },
    // There it is the first thing in the page, below the header.
    [inPage]: {
      position: 'static',
      display: 'block',
      padding: '112px 20px 56px',
      background: color.sunk,
      borderBottom: `1px solid ${color.hairline}`,
    },
  },
})

// The page behind does not scroll along.
globalStyle(`body:has(${layer})`, {
  overflow: 'hidden',
  '@media': { [inPage]: { overflow: 'visible' } },
})

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  background: 'rgb(11 18 32 / 55%)',
  // Radix takes the pointer from everything outside; this is what a press beside the dialog meets.
  pointerEvents: 'auto',
  animation: `${fadeIn} 160ms ease-out`,
  '@media': { [inPage]: { display: 'none' } },
})

export const sheet = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What is gone to stops below the head.
  scrollPaddingTop: '96px',
  scrollPaddingBottom: '24px',
  background: color.surface,
  animation: `${rise} 200ms ease-out`,
  ':focus-visible': { outline: 'none' },
  '@media': {
    [wide]: {
      maxWidth: '600px',
      height: 'auto',
      maxHeight: '100%',
      borderRadius: radius.medium,
      boxShadow: shadow.panel,
    },
    [inPage]: {
      maxWidth: '600px',
      height: 'auto',
      maxHeight: 'none',
      marginInline: 'auto',
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.medium,
      boxShadow: 'none',
      animation: 'none',
    },
    // Neither shadow nor ground tells it from the page there.
    [forced]: { border: '1px solid CanvasText' },
  },
})

// The title and the way out stay in sight while the form scrolls below them.
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '12px 12px 12px 20px',
  background: color.surface,
  borderBottom: `1px solid ${color.hairline}`,
  '@media': {
    [wide]: { padding: '16px 16px 16px 32px' },
    [inPage]: { position: 'static' },
  },
})

// Clear of the edges in two lines too.
export const title = style({ paddingBlock: '4px', fontSize: '1.375rem' })

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  ':hover': { background: color.sunk },
})

export const body = style({
  padding: '20px 20px 32px',
  '@media': { [wide]: { padding: '24px 32px 36px' } },
})

export const subtitle = style({ marginBottom: '24px', color: color.muted })
