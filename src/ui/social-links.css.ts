import { style } from '@vanilla-extract/css'
import { radius } from '../theme/tokens.css'

export const list = style({ display: 'flex', gap: '8px' })

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: '1px solid currentColor',
  borderRadius: radius.pill,
  color: 'inherit',
  opacity: 0.85,
})
