import { style } from '@vanilla-extract/css'

export const reveal = style({
  transition: 'opacity 480ms ease-out, transform 480ms ease-out',
  // On screen only: print shows everything, whether it was scrolled to or not.
  '@media': {
    screen: {
      selectors: {
        // Invisible but always reachable: when focus moves inside, it shows at once.
        '&[data-reveal="waiting"]:not(:focus-within)': {
          opacity: 0,
          transform: 'translateY(20px)',
        },
      },
    },
  },
})
