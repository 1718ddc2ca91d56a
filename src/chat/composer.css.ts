import { style } from '@vanilla-extract/css'
import { forcedColors } from '../theme/media'
import { color, radius } from '../theme/tokens.css'
import { control, error } from '../ui/field.css'

/** The height that is left above the keyboard of a phone in landscape, as a height of the window. */
export const lowest = '(max-height: 240px)'

export const composer = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '8px',
  padding: '12px 12px 0',
  borderTop: `1px solid ${color.hairline}`,
  '@container': { [lowest]: { paddingBlock: '5px' } },
})

export const line = style([
  control,
  {
    minHeight: '46px',
    maxHeight: '122px',
    padding: '10px 14px',
    borderRadius: '22px',
    resize: 'none',
    // As tall as what is typed, where the browser supports it.
    fieldSizing: 'content',
    '::placeholder': { color: color.muted, opacity: 1 },
  },
])

export const problem = style([error, { paddingInline: '26px' }])

export const send = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '46px',
  height: '46px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.pill,
  background: color.cedar,
  color: color.onCedar,
  cursor: 'pointer',
  transition: 'background-color 120ms',
  selectors: {
    '&:hover:not(:disabled)': { background: color.cedarDark },
    '&:disabled': { background: color.sunk, color: color.muted, cursor: 'default' },
  },
  '@media': {
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})
