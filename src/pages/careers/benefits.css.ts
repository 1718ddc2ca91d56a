import { style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

// A tablet has no room for three columns, and two would leave one card alone: each card is a row there.
export const grid = style({
  display: 'grid',
  gap: '24px',
  marginTop: '48px',
  '@media': {
    [wide]: { gap: '16px' },
    [wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' },
  },
})
export const card = style({
  padding: '28px 24px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '24px' },
    [wider]: { display: 'block', padding: '32px' },
  },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.medium,
  background: color.cedarWash,
  color: color.cedar,
  '@media': { [wide]: { gridRow: 'span 2' } },
})
export const title = style({
  marginTop: '20px',
  fontSize: '1.25rem',
  '@media': { [wide]: { marginTop: 0 }, [wider]: { marginTop: '20px' } },
})
export const text = style({ marginTop: '8px', maxWidth: measure, color: color.muted })
