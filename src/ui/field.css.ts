import { style } from '@vanilla-extract/css'
import { forcedColors, hugeText } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

export const field = style({ minWidth: 0 })

export const label = style({ display: 'block', marginBottom: '6px', fontWeight: 600 })

export const optional = style({ color: color.muted, fontWeight: 400 })

const wrong = { borderColor: color.red, boxShadow: `inset 0 0 0 1px ${color.red}` }

export const control = style({
  display: 'block',
  width: '100%',
  minHeight: '48px',
  padding: '11px 14px',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.surface,
  // An iPhone zooms in on a field with smaller text, and stays zoomed.
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: 'border-color 120ms, box-shadow 120ms',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:focus-visible': {
      outline: 'none',
      borderColor: color.cedar,
      boxShadow: `0 0 0 3px rgb(15 107 80 / 30%), inset 0 0 0 1px ${color.cedar}`,
    },
    '&[aria-invalid="true"]': wrong,
    '&[aria-invalid="true"]:focus-visible': { boxShadow: `0 0 0 3px ${color.cedar}` },
  },
  '@media': { [forcedColors]: { ':focus-visible': { outline: '3px solid Highlight' } } },
})

export const area = style([control, { resize: 'vertical' }])

// The same arrow on every platform, drawn in the style of our icons.
export const select = style([
  control,
  {
    appearance: 'none',
    paddingRight: '44px',
    cursor: 'pointer',
    '@media': {
      [hugeText]: { paddingInline: '12px 36px' },
      [forcedColors]: { appearance: 'auto', paddingRight: '14px' },
    },
  },
])
export const selectBox = style({ position: 'relative' })
export const selectArrow = style({
  position: 'absolute',
  insetBlock: 0,
  right: '14px',
  display: 'flex',
  alignItems: 'center',
  color: color.muted,
  pointerEvents: 'none',
  '@media': { [hugeText]: { right: '10px' }, [forcedColors]: { display: 'none' } },
})

export const check = style({ display: 'flex', alignItems: 'flex-start', gap: '12px' })

export const box = style({
  flex: 'none',
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  // A row of whole pixels: a part of one would be cut off at the end of a dialog that is scrolled.
  margin: '-1px 0 1px',
  border: `1px solid ${color.edge}`,
  borderRadius: '6px',
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    // The check. Dark on light, so that it is seen in print and in forced colors too.
    '&:checked::before': {
      content: '',
      width: '0.5rem',
      height: '0.875rem',
      marginTop: '-0.1875rem',
      border: `solid ${color.cedar}`,
      borderWidth: '0 0.1875rem 0.1875rem 0',
      transform: 'rotate(45deg)',
    },
    '&[aria-invalid="true"]': wrong,
  },
})

export const checkLabel = style({ fontSize: '0.9375rem', lineHeight: 1.55, cursor: 'pointer' })

export const hint = style({
  marginTop: '6px',
  color: color.muted,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
})

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  marginTop: '6px',
  color: color.red,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})

// Takes what the icon leaves: a long message would make the icon smaller.
export const errorText = style({ flex: 1, minWidth: 0 })
