import { style } from '@vanilla-extract/css'
import { barelyWide } from '../theme/media'
import { font } from '../theme/tokens.css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontFamily: font.heading,
  fontSize: '1.25rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  selectors: {
    // Where mark and name do not fit beside the rest, with the text spacing of WCAG 1.4.12 for example, the name
    // wraps to a second line, which nobody sees and screen readers read.
    'header &': { flexWrap: 'wrap', height: 'max(32px, 1.6em)', overflow: 'hidden', rowGap: '2em' },
  },
  '@media': { [barelyWide]: { selectors: { 'header &': { fontSize: '1rem' } } } },
})
