import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { measure } from '../../theme/measure'
import { wide, wider } from '../../theme/media'
import { size } from '../../theme/tokens.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '64px',
  paddingBlock: '64px',
  '@media': {
    [wide]: { paddingBlock: '96px' },
    [wider]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: '88px' },
  },
})

export const parts = style({ display: 'grid', gap: '64px', alignContent: 'start' })

blockOnPaper(columns, '40px')
blockOnPaper(parts, '40px')

export const heading = style({ fontSize: size.partTitle })

export const prose = style({
  maxWidth: measure,
  marginTop: '24px',
  fontSize: '1.0625rem',
  '@media': { [wide]: { fontSize: '1.125rem' } },
})
globalStyle(`${prose} > p + p`, { marginTop: '20px' })
