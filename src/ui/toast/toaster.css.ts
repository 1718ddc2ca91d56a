import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../../theme/bottom-inset.css'
import { beside, wide } from '../../theme/media'
import { color, radius, shadow } from '../../theme/tokens.css'
import { layer } from '../dialog.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** Too low for two toasts. */
const low = 'screen and (max-height: 44em)'
/** At 400% zoom, for example: two toasts are scrolled here. */
const tooLow = 'screen and (max-height: 25em)'

/** How far the shadow of a toast reaches. */
const REACH = '40px'

/** How high the toasts may be: they stay below the top of the screen, where the button of each is. */
const room = createVar()
/** Above the chat's bubble, 60 px high, and the cookie banner; over them where a toast would have no room. */
const above = `max(100vh - 96px - ${bottomInset}, 84px)`

export const corner = style([
  usesBottomInset,
  {
    position: 'fixed',
    zIndex: 50,
    right: '16px',
    bottom: `calc(16px + ${bottomInset})`,
    left: '16px',
    display: 'grid',
    justifyItems: 'end',
    pointerEvents: 'none',
    '@media': {
      print: { display: 'none' },
      // Over the button to the top, none of which looks out.
      [wide]: { left: 'auto', right: '8px', width: '400px' },
    },
    selectors: {
      'body:has(#chat-bubble) &': { bottom: `min(88px + ${bottomInset}, 100vh - 92px)` },
      // Below the header of the chat's sheet, and above its message line.
      'body:has(#chat-panel) &': { top: '64px', bottom: 'auto', vars: { [room]: '100vh - 148px' } },
    },
  },
])
// Beside the chat's window, 350 px wide, where it is one and not a sheet over the whole screen.
globalStyle(`body:has(#chat-panel) ${corner}`, {
  '@media': {
    [beside]: {
      top: 'auto',
      right: '382px',
      bottom: `calc(16px + ${bottomInset})`,
      maxWidth: 'calc(100vw - 398px)',
      vars: { [room]: above },
    },
  },
})

// Below the head of a form over the page, whose button and note are at its bottom. On a wider screen it is beside it.
// By the dialog's class, not its id: a page without a dialog then brings no such rule (renderer/page-styles.ts).
globalStyle(`body:has(#main ${layer}) ${corner}`, {
  '@media': {
    // A dialog lower than the screen is centered.
    'screen and (max-width: 89.5em)': {
      top: 'max(104px, 50vh - 330px)',
      right: '16px',
      bottom: 'auto',
      vars: { [room]: '100vh - 148px' },
    },
    // Within the dialog, which is 600 px wide.
    'screen and (min-width: 48em) and (max-width: 89.5em)': { right: 'calc(50vw - 284px)' },
  },
})

/** What went wrong is seen first. */
const first = { '@media': { [low]: { order: -1 } } }

export const region = style({ display: 'grid', width: '100%' })
export const alerts = style([region, first])

const base = style({
  display: 'flex',
  gap: '12px',
  marginTop: '12px',
  padding: '16px 16px 16px 19px',
  maxHeight: `calc(${room} - 12px)`,
  overflowY: 'auto',
  border: '1px solid',
  borderRadius: radius.medium,
  boxShadow: shadow.pop,
  pointerEvents: 'auto',
  animation: `${rise} 180ms ease-out`,
})
// By the class of a toast: a page without one then brings no such rule (renderer/page-styles.ts).
globalStyle(`${corner}:has(${base})`, {
  vars: { [room]: above },
  '@media': {
    // What can be scrolled is clipped, and the shadows with it.
    [low]: {
      boxSizing: 'content-box',
      maxHeight: `calc(${room})`,
      margin: `-${REACH}`,
      padding: REACH,
      overflowY: 'auto',
    },
    // The scroll bar is on the screen, and can be used.
    [tooLow]: { marginRight: '-8px', paddingRight: '8px' },
    [`${tooLow} and (pointer: fine)`]: { pointerEvents: 'auto' },
  },
})

/** A bar along the left edge, clipped by the rounded corners: a border would bend around them. */
const tone = (bar: string, fill: string) => ({
  borderColor: bar,
  background: `linear-gradient(${bar} 0 0) 0 0 / 4px 100% no-repeat ${fill}`,
})
export const card = styleVariants({
  success: [base, tone(color.cedar, color.surface)],
  destructive: [base, tone(color.red, color.redWash), first],
})

export const words = style({ flex: 1, fontSize: '0.9375rem' })
export const title = style({ fontWeight: 600, fontSize: '1rem' })
export const detail = style({ marginTop: '4px', color: color.muted, fontSize: '0.875rem' })

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // Stays in a toast that is scrolled.
  position: 'sticky',
  top: '-10px',
  width: '44px',
  height: '44px',
  margin: '-10px -10px 0 0',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  cursor: 'pointer',
})
