import { style } from '@vanilla-extract/css'

export const band = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '72vh',
  paddingBlock: '160px 96px',
})
export const title = style({ fontSize: 'clamp(2.25rem, 1.6rem + 3vw, 3.75rem)' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '32px',
})
