import { globalStyle, style } from '@vanilla-extract/css'
import { wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const topics = style({
  display: 'grid',
  gap: '40px',
  marginBlock: '48px',
  '@media': { [wider]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px 48px' } },
})
export const topic = style({
  paddingTop: '20px',
  borderTop: `2px solid ${color.cedar}`,
  // The lists of all three begin at the same height, however long the titles above them are.
  '@media': {
    [wider]: { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 },
  },
})
export const length = style({ color: color.muted, fontSize: '0.875rem' })
export const title = style({ marginTop: '4px', fontSize: '1.25rem' })
export const outline = style({ marginTop: '12px', paddingLeft: '20px' })
globalStyle(`${outline} > li + li`, { marginTop: '8px' })
globalStyle(`${outline} > li::marker`, { color: color.cedar })
