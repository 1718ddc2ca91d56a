import { style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'

// Pulled up into the dark band, so that the stories are seen without scrolling.
export const stories = style({
  marginTop: '-88px',
  paddingBottom: '64px',
  '@media': { [wide]: { paddingBottom: '104px' } },
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wider]: { gap: '32px' },
  },
})
