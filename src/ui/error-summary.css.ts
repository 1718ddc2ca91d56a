import { style } from '@vanilla-extract/css'
import { coarse } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

export const summary = style({
  padding: '16px 20px',
  border: `2px solid ${color.red}`,
  borderRadius: radius.medium,
  background: color.redWash,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: 600 })
export const list = style({ marginTop: '8px', paddingLeft: '20px' })
export const link = style({
  color: color.red,
  fontWeight: 600,
  // Not an inline block, whose bullet would be at its last line.
  '@media': { [coarse]: { display: 'inline-flex', paddingBlock: '10px' } },
})
