import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../theme/measure'
import { color } from '../theme/tokens.css'

export const prose = style({ maxWidth: measure })
globalStyle(`${prose} > * + *`, { marginTop: '16px' })
/** The name of a technical thing, which is never broken. */
export const code = style({
  marginInline: '-1px',
  padding: '2px 3px',
  borderRadius: '4px',
  background: color.sunk,
  fontFamily: 'monospace',
  fontSize: '0.9em',
  whiteSpace: 'nowrap',
})
export const heading = style({ paddingTop: '16px', fontSize: '1.25rem' })
export const list = style({ paddingLeft: '24px' })
globalStyle(`${list} > li + li`, { marginTop: '8px' })
