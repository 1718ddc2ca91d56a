import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  '@media': { [wider]: { gridTemplateColumns: '5fr 7fr', gap: '72px' } },
})
export const action = style({ marginTop: '32px' })
export const privacy = style({
  maxWidth: measure,
  marginTop: '24px',
  color: color.muted,
  fontSize: '0.9375rem',
})
export const text = style({})
// The text begins with a heading, which needs no space above it.
globalStyle(`${text} h3:first-child`, { paddingTop: 0 })
