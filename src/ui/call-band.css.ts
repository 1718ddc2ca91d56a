import { style } from '@vanilla-extract/css'
import { wide, wider } from '../theme/media'

export const call = style({
  display: 'grid',
  gap: '32px',
  alignItems: 'center',
  '@media': { [wider]: { gridTemplateColumns: '1fr auto', gap: '72px' } },
})
// Long lines are of about equal length: the last word is not left alone. Short ones would break within phrases.
export const text = style({ '@media': { [wide]: { textWrap: 'balance' } } })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
})
