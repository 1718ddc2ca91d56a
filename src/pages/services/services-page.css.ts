import { style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { lowAndWide, wide, wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

// One, two or three per row: six always fill their rows.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': {
    [`${lowAndWide}, ${wide}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const custom = style({
  display: 'grid',
  gap: '24px',
  alignItems: 'center',
  justifyItems: 'start',
  marginTop: '48px',
  paddingTop: '48px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': { [wider]: { gridTemplateColumns: '1fr auto', gap: '72px', marginTop: '64px' } },
})
export const customTitle = style({ fontSize: '1.5rem' })
export const customText = style({ marginTop: '8px', maxWidth: measure, color: color.muted })
