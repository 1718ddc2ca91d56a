import { style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { color, font, radius } from '../../theme/tokens.css'

export const steps = style({ counterReset: 'step' })

/** Diameter of the circle around a number. */
const SIZE = '36px'

export const step = style({
  position: 'relative',
  minHeight: '56px',
  padding: '4px 0 28px 60px',
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      top: 0,
      left: 0,
      display: 'grid',
      placeItems: 'center',
      width: SIZE,
      height: SIZE,
      border: `1px solid ${color.cedar}`,
      borderRadius: radius.pill,
      color: color.cedar,
      fontFamily: font.heading,
      fontSize: '0.9375rem',
      fontWeight: 650,
    },
    // The line to the next number.
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      top: `calc(${SIZE} + 6px)`,
      bottom: '6px',
      left: '17px',
      borderLeft: `1px solid ${color.edge}`,
    },
    '&:last-child': { paddingBottom: 0 },
  },
})
export const title = style({ fontSize: '1.125rem' })
export const text = style({ marginTop: '4px', maxWidth: measure, color: color.muted })
