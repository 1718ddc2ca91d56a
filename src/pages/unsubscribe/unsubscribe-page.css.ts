import { style } from '@vanilla-extract/css'
import { size } from '../../theme/tokens.css'

export const band = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '72vh',
  paddingBlock: '160px 96px',
})
export const title = style({ fontSize: size.pageTitle })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '32px',
})
