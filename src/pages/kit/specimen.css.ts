import { style } from '@vanilla-extract/css'
import { wide } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

export const specimen = style({
  paddingBlock: '32px',
  borderBottom: `1px solid ${color.hairline}`,
})
export const title = style({ marginBottom: '20px', fontSize: '1.125rem' })
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const onInk = style({ padding: '20px', borderRadius: radius.medium })
/** Stands in for a small screen: fixed elements are fixed to its corner. */
export const corner = style({
  contain: 'layout',
  height: '300px',
  border: `1px dashed ${color.edge}`,
})
/** As wide as the chat window. */
export const talk = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12px',
  maxWidth: '350px',
})
