import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'
import { iconSize } from '../../ui/icon-size'

export const card = style({
  display: 'grid',
  gap: '24px',
  padding: '28px 24px',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  '@media': {
    [wide]: { padding: '32px' },
    // Where the screen would cut the sticky card off, it scrolls with the page.
    print: { breakInside: 'avoid' },
    [`${wider} and (min-height: 680px)`]: { position: 'sticky', top: '104px' },
  },
})
blockOnPaper(card, '20px')
export const title = style({ fontSize: '1.375rem' })
export const list = style({ display: 'grid', gap: '14px' })
export const benefit = style({ display: 'flex', gap: '12px', textWrap: 'pretty' })
export const mark = style({ flex: 'none', marginTop: '0.1875rem', color: color.cedar })
globalStyle(`${mark} > svg`, iconSize(20))
export const note = style({
  marginTop: '-8px',
  color: color.muted,
  fontSize: '0.9375rem',
  textAlign: 'center',
})
// Tall enough for touch.
globalStyle(`${note} a`, {
  display: 'inline-block',
  paddingBlock: '10px',
  marginBlock: '-10px',
  whiteSpace: 'nowrap',
})
