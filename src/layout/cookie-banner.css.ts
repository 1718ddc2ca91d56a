import { keyframes, style } from '@vanilla-extract/css'
import { wide, wider } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } })

export const banner = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 25,
  // On a low screen, or one that is zoomed, the page keeps more than half of it.
  maxHeight: '45vh',
  overflowY: 'auto',
  paddingBlock: '16px 8px',
  borderTop: `1px solid ${color.hairline}`,
  background: color.surface,
  boxShadow: '0 -8px 24px rgb(11 18 32 / 8%)',
  animation: `${rise} 240ms ease-out`,
  '@media': { [wide]: { paddingBlock: '16px' }, print: { display: 'none' } },
})

export const row = style({
  display: 'grid',
  gap: '14px',
  alignItems: 'center',
  '@media': { [wider]: { gridTemplateColumns: '1fr auto', gap: '48px' } },
})

export const text = style({ maxWidth: '48em', fontSize: '0.9375rem', lineHeight: 1.5 })

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '4px 12px',
  '@media': {
    [wide]: { gridTemplateColumns: '132px 132px auto', justifyContent: 'start', gap: '12px' },
  },
})

export const settings = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  minHeight: '44px',
  padding: '4px 12px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': { [wide]: { gridColumn: 'auto' } },
})
