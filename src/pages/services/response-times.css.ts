import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media'
import { color, font } from '../../theme/tokens.css'

export const hours = style({ marginTop: '16px', color: color.onInkMuted })
export const line = style({ display: 'block' })
export const zone = style({ display: 'block', marginTop: '8px', fontSize: '0.875rem' })
export const phone = style({
  marginTop: '24px',
  // The text font: in the heading font, a hyphen touches the digits beside it.
  fontFamily: font.text,
  fontSize: 'min(clamp(1.5rem, 1.2rem + 1.2vw, 2rem), 10.5vw)',
  fontWeight: 600,
  letterSpacing: 0,
})

export const levels = style({ borderTop: `1px solid ${color.inkLine}` })
export const level = style({
  display: 'grid',
  gap: '8px 24px',
  paddingBlock: '20px',
  borderBottom: `1px solid ${color.inkLine}`,
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', alignItems: 'baseline' } },
})
export const name = style({ display: 'block', fontFamily: font.heading, fontWeight: 650 })
export const example = style({ color: color.onInkMuted, fontSize: '0.9375rem' })
// The times are written for the middle of a sentence; here each stands alone.
export const time = style({
  margin: 0,
  color: color.mint,
  '::first-letter': { textTransform: 'uppercase' },
})
