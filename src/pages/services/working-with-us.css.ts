import { style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { color, font } from '../../theme/tokens.css'

export const stages = style({
  display: 'grid',
  gap: '32px',
  marginTop: '48px',
  counterReset: 'stage',
  '@media': {
    [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: '48px' },
    [wider]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: '32px' },
  },
})

export const stage = style({
  counterIncrement: 'stage',
  paddingTop: '20px',
  borderTop: `2px solid ${color.cedar}`,
  '::before': {
    content: 'counter(stage)',
    display: 'block',
    marginBottom: '12px',
    color: color.cedar,
    fontFamily: font.heading,
    fontWeight: 650,
  },
})
export const title = style({ fontSize: '1.25rem' })
export const text = style({ marginTop: '8px', color: color.muted })
