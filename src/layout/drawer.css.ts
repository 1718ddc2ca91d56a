import { keyframes, style } from '@vanilla-extract/css'
import { color, font, radius, shadow } from '../theme/tokens.css'

const fadeIn = keyframes({ from: { opacity: 0 } })
const slideIn = keyframes({ from: { transform: 'translateX(100%)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 30,
  background: 'rgb(11 18 32 / 55%)',
  animation: `${fadeIn} 160ms ease-out`,
})

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  right: 0,
  zIndex: 31,
  width: 'min(360px, 92vw)',
  overflowY: 'auto',
  padding: '16px 20px 32px',
  background: color.surface,
  boxShadow: shadow.pop,
  animation: `${slideIn} 200ms ease-out`,
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

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
})

export const link = style([
  row,
  {
    fontSize: '1.0625rem',
    fontWeight: 600,
    borderBottom: `1px solid ${color.hairline}`,
    selectors: { '&[aria-current="page"]': { color: color.cedar } },
  },
])

export const nested = style({ padding: '6px 0 6px 12px' })
export const service = style([row, { minHeight: '44px', color: color.muted }])
export const foot = style({ display: 'grid', gap: '12px', marginTop: '24px' })
