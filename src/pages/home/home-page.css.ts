import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

export const callPhone = style({
  fontSize: 'min(clamp(1.75rem, 1.3rem + 1.9vw, 2.5rem), 10.5vw)',
  fontWeight: 600,
  textDecorationThickness: '2px',
  whiteSpace: 'nowrap',
  marginRight: '12px',
})

// At 1280 px two lines would only just fit, and break differently in the fallback font.
export const pitch = style({ maxWidth: '24em' })
export const card = style({
  alignSelf: 'start',
  padding: '28px 20px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': { [wide]: { padding: '40px' } },
})
export const hours = style({ marginTop: '32px', borderTop: `1px solid ${color.hairline}` })
export const hoursRow = style({
  paddingBlock: '12px',
  borderBottom: `1px solid ${color.hairline}`,
  // Both as wide as their text, so that the longest hours fit on one line.
  '@media': {
    [wide]: { display: 'flex', justifyContent: 'space-between', gap: '16px', textAlign: 'right' },
  },
})
export const hoursText = style({ color: color.muted })
export const zone = style({ marginTop: '12px', color: color.muted, fontSize: '0.875rem' })
