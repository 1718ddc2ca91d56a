import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { wide } from '../../theme/media'
import { color } from '../../theme/tokens.css'
import { iconSize } from '../../ui/icon-size'

export const list = style({
  display: 'grid',
  columnGap: '40px',
  marginTop: '24px',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})
blockOnPaper(list, '0')
export const feature = style({
  display: 'flex',
  gap: '12px',
  paddingBlock: '16px',
  borderTop: `1px solid ${color.hairline}`,
  textWrap: 'pretty',
  // An odd one out has the last row to itself.
  '@media': { [wide]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
})
export const mark = style({ flex: 'none', marginTop: '0.1875rem', color: color.cedar })
globalStyle(`${mark} > svg`, iconSize(20))
