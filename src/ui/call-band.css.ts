import { style } from '@vanilla-extract/css'
import { wider } from '../theme/media'

export const call = style({
  display: 'grid',
  gap: '32px',
  alignItems: 'center',
  '@media': { [wider]: { gridTemplateColumns: '1fr auto', gap: '72px' } },
})
// Lines of about equal length: the last word is not left alone.
export const text = style({ textWrap: 'balance' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
})
