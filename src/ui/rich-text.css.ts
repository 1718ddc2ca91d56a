import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../theme/measure'
import { hugeText } from '../theme/media'
import { color } from '../theme/tokens.css'

export const prose = style({ maxWidth: measure })
globalStyle(`${prose} > * + *`, { marginTop: '16px' })
/** The name of a technical thing, broken only where it may be wider than the screen. */
export const code = style({
  marginInline: '-1px',
  padding: '2px 3px',
  borderRadius: '4px',
  background: color.sunk,
  fontFamily: 'monospace',
  fontSize: '0.9em',
  // As a block in the line, it would leave the bracket before it behind.
  whiteSpace: 'nowrap',
  boxDecorationBreak: 'clone',
  '@media': { [hugeText]: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
})
export const heading = style({ paddingTop: '16px', fontSize: '1.25rem' })
export const list = style({ paddingLeft: '24px' })
globalStyle(`${list} > li + li`, { marginTop: '8px' })
