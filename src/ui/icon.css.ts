import { style } from '@vanilla-extract/css'

// Here and not on each icon: a page has some seventy.
export const icon = style({
  // An em of the icon's size is one of the page, whatever text it stands beside. Safari knows no rem in an attribute.
  fontSize: '1rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
