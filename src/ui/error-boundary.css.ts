import { style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'

export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '16px',
  padding: '32px 20px',
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  textAlign: 'center',
})
