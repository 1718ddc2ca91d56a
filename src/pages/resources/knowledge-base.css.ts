import { style } from '@vanilla-extract/css'
import { wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  '@media': { [wider]: { gridTemplateColumns: '5fr 7fr', gap: '72px' } },
})
export const guides = style({ borderBottom: `1px solid ${color.hairline}` })
