import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../../theme/bottom-inset.css'
import { beside, wide } from '../../theme/media'
import { color, radius, shadow } from '../../theme/tokens.css'
import { layer } from '../dialog.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

/** Too low for two toasts. */
const low = 'screen and (max-height: 26em)'

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
      // At 400% zoom: two toasts are scrolled there, and leave the message line of the chat uncovered.
      [low]: { maxHeight: 'calc(100vh - 148px)', overflowY: 'auto' },
    },
    selectors: {
      // Above the chat's bubble, 60 px high, and below the header of its sheet.
      'body:has(#chat-bubble) &': { bottom: `calc(88px + ${bottomInset})` },
      'body:has(#chat-panel) &': { top: '64px', bottom: 'auto' },
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
  maxHeight: 'calc(100vh - 160px)',
  overflowY: 'auto',
  border: '1px solid',
  borderRadius: radius.medium,
  boxShadow: shadow.pop,
  pointerEvents: 'auto',
  animation: `${rise} 180ms ease-out`,
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
  width: '44px',
  height: '44px',
  margin: '-10px -10px 0 0',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  cursor: 'pointer',
})
