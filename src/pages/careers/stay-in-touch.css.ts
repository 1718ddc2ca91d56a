import { style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': { [wider]: { gridTemplateColumns: '7fr 5fr' } },
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '32px 24px',
  borderRadius: radius.medium,
  '@media': { [wide]: { padding: '48px' } },
})
export const impactText = style({
  maxWidth: measure,
  marginTop: '16px',
  color: color.onInkMuted,
  fontSize: '1.125rem',
})
export const updates = style([
  panel,
  { border: `1px solid ${color.hairline}`, background: color.surface },
])
export const updatesTitle = style({ fontSize: '1.5rem' })
export const updatesText = style({ maxWidth: measure, marginTop: '12px', color: color.muted })
// Aligned where the panels are side by side.
export const action = style({ marginTop: 'auto', paddingTop: '32px' })
