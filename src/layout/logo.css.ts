import { globalStyle, style } from '@vanilla-extract/css'
import { barelyWide, scriptless } from '../theme/media'
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
})
globalStyle(`${logo} > svg`, { flex: 'none' })

const unseen = {
  selectors: {
    'header &': {
      position: 'absolute',
      width: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
} as const

// Beside the full menu, and on a phone without script beside the link to the form, only the mark fits; the name
// stays for screen readers.
export const name = style({
  '@media': { [barelyWide]: unseen, [`${scriptless} and (max-width: 26em)`]: unseen },
})
