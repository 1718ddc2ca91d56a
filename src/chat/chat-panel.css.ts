import { globalStyle, style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../theme/bottom-inset.css'
import { barelyWider, beside, forcedColors } from '../theme/media'
import { rise } from '../theme/motion.css'
import { color, font, radius } from '../theme/tokens.css'
import { lowest } from './composer.css'

/** Custom properties for the top and the height of the visible part of the screen. */
export const VISIBLE_TOP = '--chat-visible-top'
export const VISIBLE_HEIGHT = '--chat-visible-height'

/** On a phone a sheet over the whole screen, otherwise beside the page. */
export const panel = style([
  usesBottomInset,
  {
    position: 'fixed',
    zIndex: 35,
    inset: `var(${VISIBLE_TOP}, 0) 0 auto`,
    display: 'flex',
    flexDirection: 'column',
    height: `var(${VISIBLE_HEIGHT}, 100dvh)`,
    overflow: 'hidden',
    containerType: 'size',
    background: color.surface,
    color: color.text,
    animation: `${rise} 200ms ease-out`,
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    '@media': {
      print: { display: 'none' },
      [beside]: {
        zIndex: 21,
        inset: `auto 16px calc(88px + ${bottomInset}) auto`,
        width: '350px',
        height: 'auto',
        containerType: 'normal',
        // Above the bubble; on a low screen over the page's header, to leave 350px for the messages.
        maxHeight: `calc(100dvh - 88px - 16px - ${bottomInset})`,
        border: `1px solid ${color.hairline}`,
        borderRadius: '16px',
        boxShadow: '0 24px 64px rgb(11 18 32 / 24%), 0 2px 8px rgb(11 18 32 / 8%)',
      },
      // In line with the bubble (chat.css.ts).
      [`${barelyWider} and (min-height: 30em)`]: { right: '8px' },
      [forcedColors]: { border: '1px solid CanvasText' },
    },
  },
])

// The page behind the sheet does not scroll.
globalStyle(`body:has(${panel})`, {
  overflow: 'hidden',
  '@media': { [beside]: { overflow: 'visible' } },
})

/** Zoomed in, or above a phone's keyboard: the messages need the room. */
const low = '(max-height: 400px)'

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '10px 6px 10px 16px',
  background: color.ink,
  color: color.onInk,
  '@container': { [lowest]: { paddingBlock: 0 } },
})
globalStyle(`${head} :focus-visible`, { outlineColor: color.mint, boxShadow: 'none' })

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  border: `1px solid ${color.inkLine}`,
  borderRadius: radius.pill,
  background: color.inkRaised,
  color: color.mint,
})

export const names = style({ flex: 1, minWidth: 0 })
export const title = style({ fontFamily: font.heading, fontSize: '1rem', lineHeight: 1.3 })
export const tagline = style({
  color: color.onInkMuted,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '@container': { [low]: { display: 'none' } },
})

export const headButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  marginLeft: '-12px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: color.inkRaised },
})

export const disclaimer = style({
  flex: 'none',
  padding: '8px 16px 10px',
  color: color.muted,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  textAlign: 'center',
  '@container': { [lowest]: { display: 'none' } },
})
