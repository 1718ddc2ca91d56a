import { style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

export const grid = style({
  display: 'grid',
  gap: '24px',
  marginTop: '48px',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
    [wider]: { gap: '24px' },
  },
})
export const card = style({
  padding: '28px 24px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': { [wider]: { padding: '32px' } },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.medium,
  background: color.cedarWash,
  color: color.cedar,
})
export const title = style({ marginTop: '20px', fontSize: '1.25rem' })
export const text = style({ marginTop: '8px', color: color.muted })
