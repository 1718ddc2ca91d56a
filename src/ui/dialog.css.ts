import { globalStyle, style } from '@vanilla-extract/css'
import { forcedColors, scriptless, tall, wide } from '../theme/media'
import { fadeIn, rise } from '../theme/motion.css'
import { color, radius, shadow } from '../theme/tokens.css'

/** Where nothing can overlay the page: in print it would cover every sheet. */
const inPage = `${scriptless}, print`

export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  // One row as tall as the screen, so that long content scrolls inside.
  gridTemplateRows: 'minmax(0, 1fr)',
  justifyItems: 'center',
  '@media': {
    [wide]: { padding: '32px', alignItems: 'center' },
    // Here it is the first element of the page, below the header.
    [inPage]: {
      position: 'static',
      display: 'block',
      padding: '112px 20px 56px',
      background: color.sunk,
      borderBottom: `1px solid ${color.hairline}`,
    },
  },
})

// The page behind does not scroll, nor is it reloaded by pulling down the dialog.
globalStyle(`html:has(${layer})`, { overscrollBehavior: 'contain' })
globalStyle(`body:has(${layer})`, {
  overflow: 'hidden',
  '@media': { [inPage]: { overflow: 'visible' } },
})

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  background: color.scrim,
  // Radix disables the pointer for everything outside; this element receives the clicks beside the dialog.
  pointerEvents: 'auto',
  animation: `${fadeIn} 160ms ease-out`,
  '@media': { [inPage]: { display: 'none' } },
})

/** What the dialog looks like; the sheet in it scrolls. Firefox paints a scrollbar over the round corners of its own box. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: color.surface,
  animation: `${rise} 200ms ease-out`,
  '@media': {
    [wide]: {
      maxWidth: '600px',
      height: 'auto',
      maxHeight: '100%',
      borderRadius: radius.medium,
      boxShadow: shadow.panel,
    },
    [inPage]: {
      display: 'block',
      maxWidth: '600px',
      height: 'auto',
      maxHeight: 'none',
      marginInline: 'auto',
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.medium,
      boxShadow: 'none',
      animation: 'none',
    },
    // In forced colors, neither shadow nor background separates it from the page.
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})

export const sheet = style({
  flex: '0 1 auto',
  minHeight: 0,
  // No `overscroll-behavior`: on a screen that is zoomed, or shrunk by a keyboard, nobody could pan to the rest of it.
  overflowY: 'auto',
  // Scroll targets stop below the sticky head, which grows with the text.
  scrollPaddingTop: 'calc(4.5rem + 24px)',
  ':focus-visible': { outline: 'none' },
  '@media': {
    // And above the foot, where it is sticky: a zoomed screen would have no place left for a field with its label.
    [tall]: { scrollPaddingBottom: 'calc(4rem + 40px)' },
  },
})

// The title and the close button stay visible while the form scrolls below them.
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

// Keeps a title of two lines clear of the edges too.
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

// What the dialog is for stays visible while its content scrolls above. It covers the padding of the body.
export const foot = style({
  '@media': {
    [`${tall} and (scripting: enabled)`]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      marginInline: '-20px',
      marginBottom: '-32px',
      padding: '16px 20px',
      background: color.surface,
      borderTop: `1px solid ${color.hairline}`,
    },
    [`${tall} and (scripting: enabled) and (min-width: 48em)`]: {
      marginInline: '-32px',
      marginBottom: '-36px',
      padding: '16px 32px',
    },
  },
})

export const subtitle = style({
  marginBottom: '24px',
  color: color.muted,
  textWrap: 'balance',
})
