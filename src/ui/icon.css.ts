import { style } from '@vanilla-extract/css'

// Here and not on each icon: a page has some seventy.
export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
