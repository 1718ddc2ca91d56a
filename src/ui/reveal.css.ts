import { style } from '@vanilla-extract/css'

export const reveal = style({
  transition: 'opacity 480ms ease-out, transform 480ms ease-out',
  // On the screen only: paper shows everything, whether it was scrolled to or not.
  '@media': {
    screen: {
      selectors: {
        // Out of sight but never out of reach: whoever tabs into it sees it at once.
        '&[data-reveal="waiting"]:not(:focus-within)': {
          opacity: 0,
          transform: 'translateY(20px)',
        },
      },
    },
  },
})
