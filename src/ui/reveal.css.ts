import { style } from '@vanilla-extract/css'

export const reveal = style({
  transition: 'opacity 480ms ease-out, transform 480ms ease-out',
  selectors: {
    // Out of sight but never out of reach: whoever tabs into it sees it at once.
    '&[data-reveal="waiting"]:not(:focus-within)': { opacity: 0, transform: 'translateY(20px)' },
  },
  '@media': { print: { selectors: { '&[data-reveal]': { opacity: 1, transform: 'none' } } } },
})
