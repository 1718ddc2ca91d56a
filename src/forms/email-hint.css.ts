import { style } from '@vanilla-extract/css'
import { color } from '../theme/tokens.css'
import { hint as fieldHint } from '../ui/field.css'

export const hint = style([fieldHint, { overflowWrap: 'anywhere' }])

export const meant = style({
  border: 0,
  background: 'none',
  // High enough to be hit by a finger, and no further from the text than a word.
  padding: '4px 0',
  color: color.cedar,
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})
