import { style } from '@vanilla-extract/css'
import { color } from '../theme/tokens.css'

export const trail = style({ display: 'flex', flexWrap: 'wrap' })

export const step = style({
  selectors: {
    // The second string is the alternative text for screen readers: none. Safari before 17.4 and Firefox before 128
    // know no such text, and take the first declaration.
    '& + &::before': {
      content: ['"/"', '"/" / ""'],
      marginInline: '10px',
      color: color.onInkMuted,
      fontWeight: 400,
    },
    '&[aria-current]': { color: color.onInkMuted, fontWeight: 400 },
  },
})

// Tall and wide enough for touch without moving the text apart.
export const link = style({
  display: 'inline-block',
  padding: '12px 10px',
  margin: '-12px -10px',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
