import { keyframes, style } from '@vanilla-extract/css'
import { color } from '../../theme/tokens.css'

const blink = keyframes({ '50%': { opacity: 0 } })

export const headline = style({
  // Relative to the width on the narrowest screens, so that the lines break there as on any phone.
  fontSize: 'min(clamp(2.125rem, min(11vw, 1.7rem + 3.6vw), 4.25rem), 11.5vw)',
  lineHeight: 1.05,
  maxWidth: '13em',
  // Balanced lines would be recalculated at every letter.
  textWrap: 'wrap',
  // When a letter begins a line, a browser anchored to the headline would scroll the page by that line.
  overflowAnchor: 'none',
})

// Out of the flow, where it takes no space. In the flow, a line could break at it: a word would begin on one line, and
// jump to the next when it is typed.
export const cursor = style({
  position: 'absolute',
  width: '3px',
  height: '0.9em',
  marginTop: '0.05em',
  background: color.mint,
  animation: `${blink} 1s steps(1) infinite`,
})

// In print the headline is complete.
export const untyped = style({ '@media': { screen: { visibility: 'hidden' } } })
