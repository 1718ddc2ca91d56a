import { style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { color, size } from '../../theme/tokens.css'

export const band = style({
  paddingBlock: '128px 72px',
  '@media': { [wide]: { paddingTop: '160px' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px',
  alignItems: 'center',
  '@media': {
    [wide]: { gridTemplateColumns: '5fr 3fr', columnGap: '32px' },
    [wider]: { gridTemplateColumns: '7fr 5fr', columnGap: '72px' },
  },
})
export const title = style({
  fontSize: size.pageTitle,
  // Two lines on a phone, in either font, and one where the picture is beside it.
  maxWidth: '8em',
  '@media': { [wide]: { maxWidth: 'none', fontSize: 'clamp(2.25rem, 1.3rem + 2.2vw, 3.25rem)' } },
})
export const text = style({ textWrap: 'balance' })
export const actions = style({ marginTop: '32px' })
export const picture = style({ maxWidth: '520px' })
export const ways = style({ gridColumn: '1 / -1' })
export const list = style({
  display: 'grid',
  gap: '0 32px',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wider]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const way = style({
  position: 'relative',
  paddingBlock: '20px',
  borderTop: `1px solid ${color.inkLine}`,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const wayText = style({ marginTop: '4px', color: color.onInkMuted, fontSize: '0.9375rem' })
