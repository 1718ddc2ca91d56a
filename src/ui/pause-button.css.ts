import { style } from '@vanilla-extract/css'
import { reducedMotion } from '../theme/media'
import { radius } from '../theme/tokens.css'

export const pauseButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  // For light and dark backgrounds.
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: 'rgb(128 128 128 / 16%)' },
  // Nothing moves, so there is nothing to pause.
  '@media': { [`${reducedMotion}, print`]: { display: 'none' } },
})
