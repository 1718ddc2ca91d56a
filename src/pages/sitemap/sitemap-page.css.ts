import { style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '64px' },
    [wider]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: '48px' },
  },
})
export const title = style({ paddingBottom: '12px', fontSize: '1.25rem' })
export const list = style({ borderTop: `1px solid ${color.hairline}` })
export const link = style({
  display: 'block',
  paddingBlock: '10px',
  borderBottom: `1px solid ${color.hairline}`,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
