import { globalStyle, style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  alignItems: 'center',
  '@media': { [wider]: { gridTemplateColumns: '4fr 8fr', gap: '72px' } },
})
export const address = style({ fontStyle: 'normal' })
export const note = style({
  maxWidth: '36rem',
  marginTop: '16px',
  color: color.muted,
  fontSize: '0.9375rem',
  '@media': {
    [wide]: { textWrap: 'balance' },
    // The button that it explains is not printed.
    print: { display: 'none' },
  },
})
// The name of the map's site has no blank: with large text it would be wider than a small screen.
export const action = style({ marginTop: '24px', overflowWrap: 'anywhere' })
// The same box for picture and map, so that nothing shifts when one replaces the other.
export const map = style({
  aspectRatio: '4 / 3',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  '@media': { [wide]: { aspectRatio: '16 / 9' } },
})
globalStyle(`${map} > *`, { width: '100%', height: '100%' })
// On phones without the drawing's left quarter: the pin is in the middle, and the names are legible.
globalStyle(`${map} img`, { objectFit: 'cover', objectPosition: '100%' })
export const frame = style({ display: 'block', border: 0 })
