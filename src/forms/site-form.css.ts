import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'
import { iconSize } from '../ui/icon-size'

export const form = style({ display: 'grid', gap: '20px', containerType: 'inline-size' })

export const pair = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  '@container': { '(min-width: 28.75em)': { gridTemplateColumns: '1fr 1fr' } },
})

/** A button whose form is being sent. */
export const sending = style({ selectors: { '&&:disabled': { cursor: 'progress' } } })

export const stack = style({
  display: 'grid',
  placeItems: 'center',
  // The label that is not shown is no text of the button, and takes the same space.
  '::after': { content: ['attr(data-other)', "attr(data-other) / ''"], visibility: 'hidden' },
})
// Both labels share one grid cell.
globalStyle(`${stack} > *, ${stack}::after`, { gridArea: '1 / 1' })

// The status has the focus in the place of the button: whoever uses the keyboard sees where it is.
globalStyle('form button:has(+ [role="status"]:focus-visible)', {
  outline: `3px solid ${color.cedar}`,
  outlineOffset: '2px',
})

export const sent = style({
  display: 'flex',
  gap: '12px',
  padding: '16px 20px',
  border: `1px solid ${color.cedar}`,
  borderRadius: radius.medium,
  background: color.cedarWash,
})
globalStyle(`${sent} > svg`, { ...iconSize(24), flex: 'none' })
export const sentTitle = style({ fontWeight: 600 })

export const unsentNote = style({
  // Scrolled into view above the chat's bubble and the toast.
  scrollMarginBottom: '192px',
  color: color.red,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
})
