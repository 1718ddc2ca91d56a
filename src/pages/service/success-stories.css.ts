import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { wide } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'
import { iconSize } from '../../ui/icon-size'
import { corner } from '../../ui/picture.css'

export const list = style({ marginTop: '24px' })

export const story = style({
  position: 'relative',
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'center',
  paddingBlock: '24px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': {
    [wide]: { gridTemplateColumns: '176px 1fr auto' },
    print: { breakInside: 'avoid' },
  },
})

blockOnPaper(story, '0')

export const picture = style({
  vars: { [corner]: radius.small },
  // Decorative: it would take half a sheet.
  '@media': { print: { display: 'none' } },
})

export const title = style({ fontSize: '1.25rem' })
// The whole row is the click target.
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const text = style({ marginTop: '8px', color: color.muted })
export const arrow = style({
  display: 'none',
  color: color.cedar,
  '@media': { [wide]: { display: 'block' } },
})
globalStyle(`${arrow} > svg`, iconSize(20))
