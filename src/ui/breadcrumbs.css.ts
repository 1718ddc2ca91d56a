import { style } from '@vanilla-extract/css'
import { color } from '../theme/tokens.css'

export const trail = style({ display: 'flex', flexWrap: 'wrap' })

export const step = style({
  selectors: {
    // The second text is what a screen reader is given: nothing.
    '& + &::before': {
      content: '"/" / ""',
      marginInline: '10px',
      color: color.onInkMuted,
      fontWeight: 400,
    },
    '&[aria-current]': { color: color.onInkMuted, fontWeight: 400 },
  },
})

// Tall enough for a finger without moving the words apart.
export const link = style({
  display: 'inline-block',
  paddingBlock: '11px',
  marginBlock: '-11px',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
