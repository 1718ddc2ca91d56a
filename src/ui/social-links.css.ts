import { style } from '@vanilla-extract/css'
import { radius } from '../theme/tokens.css'

export const list = style({ display: 'flex', gap: '8px' })

const mark = style({
  display: 'grid',
  placeItems: 'center',
  height: '44px',
  color: 'inherit',
})
export const link = style([
  mark,
  { width: '44px', border: '1px solid currentColor', borderRadius: radius.pill, opacity: 0.85 },
])
/** Without a ring, which would suggest that it can be clicked. */
export const name = style([mark, { justifyItems: 'start', width: '28px', opacity: 0.6 }])
