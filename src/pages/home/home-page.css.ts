import { style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { color, font, radius } from '../../theme/tokens.css'

export const callPhone = style({
  // The text font: in the heading font, a hyphen touches the digits beside it.
  fontFamily: font.text,
  fontSize: 'min(clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem), 10.5vw)',
  fontWeight: 600,
  letterSpacing: 0,
  textDecorationThickness: '2px',
  whiteSpace: 'nowrap',
  marginRight: '12px',
})

export const contact = style({
  display: 'grid',
  gap: '40px',
  alignItems: 'start',
  '@media': { [wider]: { gridTemplateColumns: '5fr 7fr', gap: '72px' } },
})
export const card = style({
  padding: '28px 20px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': { [wide]: { padding: '40px' } },
})
export const hours = style({ marginTop: '32px', borderTop: `1px solid ${color.hairline}` })
export const hoursRow = style({
  display: 'grid',
  columnGap: '16px',
  paddingBlock: '12px',
  borderBottom: `1px solid ${color.hairline}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(128px, 2fr) 3fr' } },
})
export const hoursText = style({ margin: 0, color: color.muted })
export const zone = style({ marginTop: '12px', color: color.muted, fontSize: '0.875rem' })
