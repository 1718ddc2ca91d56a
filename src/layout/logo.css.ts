import { globalStyle, style } from '@vanilla-extract/css'
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
})
globalStyle(`${logo} > svg`, { flex: 'none' })

// Beside the whole menu there is room for the mark alone; the name stays for whoever listens.
export const name = style({
  '@media': {
    [barelyWide]: {
      selectors: {
        'header &': {
          position: 'absolute',
          width: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
