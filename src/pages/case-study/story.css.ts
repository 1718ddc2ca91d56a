import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { wide, wider } from '../../theme/media'
import { color, size } from '../../theme/tokens.css'

export const story = style({
  paddingBlock: '24px 64px',
  '@media': { [wide]: { paddingBlock: '40px 104px' } },
})

export const part = style({
  display: 'grid',
  gap: '20px',
  paddingBlock: '40px',
  selectors: { '& + &': { borderTop: `1px solid ${color.hairline}` } },
  '@media': {
    [wide]: { paddingBlock: '56px' },
    [wider]: { gridTemplateColumns: '4fr 8fr', gap: '48px' },
    // Firefox breaks no row of a grid between sheets: it leaves the heading at the end of one, and prints its text on
    // the next.
    print: { display: 'block' },
  },
})
globalStyle(`${part}:last-child`, { paddingBottom: 0 })

export const title = style({
  fontSize: size.partTitle,
  '@media': { print: { marginBottom: '20px' } },
})
export const prose = style({
  maxWidth: measure,
  fontSize: '1.0625rem',
  '@media': { [wide]: { fontSize: '1.125rem' } },
})
globalStyle(`${prose} > p + p`, { marginTop: '20px' })
