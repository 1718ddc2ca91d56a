import { style } from '@vanilla-extract/css'

// A gold that is visible on white (3:1); the amber of the tokens is reserved for urgency.
const GOLD = '#A66F00'

export const rating = style({ position: 'relative', display: 'flex', gap: '2px' })
export const outline = style({
  fill: 'none',
  stroke: GOLD,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
})
export const filled = style([outline, { fill: GOLD }])
