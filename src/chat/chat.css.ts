// The parts of the chat that appear without any interaction: their rules are inlined in every page.
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../theme/bottom-inset.css'
import { forcedColors, wide } from '../theme/media'
import { color, font, radius, shadow } from '../theme/tokens.css'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

const round = style([
  usesBottomInset,
  {
    position: 'fixed',
    right: '16px',
    // Never over the header's menu: on a screen that is almost all covered it goes behind the banner instead.
    bottom: `min(16px + ${bottomInset}, 100vh - 124px)`,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    height: '52px',
    padding: 0,
    // Visible on the dark footer too.
    border: '1px solid rgb(255 255 255 / 35%)',
    borderRadius: radius.pill,
    background: color.cedar,
    color: color.onCedar,
    fontWeight: 600,
    boxShadow: shadow.pop,
    cursor: 'pointer',
    animation: `${appear} 200ms ease-out`,
    transition: 'background-color 120ms',
    selectors: {
      '&:hover': { background: color.cedarDark },
      '&:focus-visible': { borderRadius: radius.pill },
    },
    '@media': {
      [wide]: { height: '60px' },
      print: { display: 'none' },
      [forcedColors]: { borderColor: 'ButtonText' },
    },
  },
])
export const bubble = style([round, { aspectRatio: '1' }])
export const pill = style([round, { paddingInline: '18px 22px' }])

export const news = style({
  position: 'absolute',
  top: '2px',
  right: '2px',
  width: '16px',
  height: '16px',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  background: color.mint,
  '@media': { [forcedColors]: { background: 'Highlight' } },
})

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
globalStyle(`html:has(${invitation})`, { scrollPaddingBottom: `calc(19rem + ${bottomInset})` })

export const invitationTitle = style({
  fontFamily: font.heading,
  fontSize: '1.125rem',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
})
export const invitationText = style({
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
