import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media'

export const learn = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  fontWeight: 600,
  // Next to the button rather than below it.
  '@media': { [wide]: { paddingLeft: '12px' } },
})
