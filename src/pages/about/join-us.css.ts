import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'
import { iconSize } from '../../ui/icon-size'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'start',
  '@media': { [wider]: { gridTemplateColumns: '5fr 6fr', gap: '96px' } },
})
blockOnPaper(columns, '40px')
export const action = style({ marginTop: '32px' })
export const list = style({ display: 'grid' })
export const benefit = style({
  display: 'flex',
  gap: '16px',
  paddingBlock: '20px',
  borderTop: `1px solid ${color.inkLine}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.inkLine}` } },
})
export const check = style({ flex: 'none', marginTop: '0.125rem', color: color.mint })
globalStyle(`${check} > svg`, iconSize(22))
