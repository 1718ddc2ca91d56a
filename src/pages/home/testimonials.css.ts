import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../theme/media'
import { color, font, radius } from '../../theme/tokens.css'
import { arrowLink } from '../../ui/arrow-link.css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  height: '100%',
  padding: '28px 20px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': { [wide]: { gap: '28px', padding: '48px 56px' } },
})

export const quote = style({
  maxWidth: '32em',
  fontFamily: font.heading,
  fontSize: 'clamp(1.1875rem, 1rem + 0.9vw, 1.625rem)',
  fontWeight: 450,
  lineHeight: 1.45,
  letterSpacing: '-0.01em',
})

// At the bottom, so that the names of all slides align.
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: 'auto',
})
// Beside the link, the name takes what is left.
globalStyle(`${person} > span`, { flexGrow: 1 })
export const story = arrowLink
export const name = style({ display: 'block', fontWeight: 600 })
export const position = style({ display: 'block', color: color.muted, fontSize: '0.9375rem' })
