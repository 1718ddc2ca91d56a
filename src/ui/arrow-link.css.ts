import { style } from '@vanilla-extract/css'

/** A link that stands alone, with an arrow after its text. */
export const arrowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
