import { globalStyle, style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../theme/bottom-inset.css'
import { appear } from '../theme/motion.css'
import { color, font, radius, shadow } from '../theme/tokens.css'
import { corner } from '../ui/toast/toaster.css'

export const invitation = style([
  usesBottomInset,
  {
    position: 'fixed',
    right: '16px',
    bottom: `calc(88px + ${bottomInset})`,
    zIndex: 20,
    width: 'min(320px, calc(100vw - 32px))',
    padding: '20px',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.medium,
    background: color.surface,
    color: color.text,
    boxShadow: shadow.pop,
    animation: `${appear} 240ms ease-out`,
    '@media': { print: { display: 'none' } },
  },
])
// Whatever gets the focus is scrolled clear of it.
const room = `calc(19rem + ${bottomInset})`
globalStyle(`html:has(${invitation})`, { scrollPaddingBottom: room })
// Also at the end of the page. On a wider screen it is beside the footer's text.
globalStyle(`html:has(${invitation}) footer`, {
  '@media': { 'screen and (max-width: 94em)': { paddingBottom: room } },
})
// What else is in its corner is above it. Here, since the styles of these two are in every page.
globalStyle(`html:has(${invitation}) #to-top`, { bottom: room })
globalStyle(`body:has(#chat-bubble):has(${invitation}):not(:has([role="dialog"])) ${corner}`, {
  bottom: room,
  maxHeight: `calc(100vh - ${room})`,
  overflowY: 'auto',
})

export const title = style({
  fontFamily: font.heading,
  fontSize: '1.125rem',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
})
export const text = style({
  marginTop: '4px',
  color: color.muted,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
})
export const answers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px',
  marginTop: '16px',
})
globalStyle(`${answers} > button`, { paddingInline: '8px' })
