import { style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

// One or three per row: two would leave one alone.
export const grid = style({
  display: 'grid',
  gap: '24px',
  marginTop: '40px',
  '@media': { [wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '20px',
  height: '100%',
  padding: '28px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
})
export const quote = style({ maxWidth: measure, fontSize: '1.0625rem' })

// At the bottom, so that the names in a row align.
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  marginTop: 'auto',
})
export const name = style({ display: 'block', fontWeight: 600 })
export const position = style({ display: 'block', color: color.muted, fontSize: '0.9375rem' })
