import { globalStyle, style } from '@vanilla-extract/css'
import { coarse, hugeText, wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'
import { iconSize } from '../../ui/icon-size'

// Pulled up into the dark band, so that the form is seen without scrolling.
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  marginTop: '-88px',
  paddingBottom: '96px',
  '@media': { [wider]: { gridTemplateColumns: '7fr 5fr', gap: '48px' } },
})

export const card = style({
  padding: '28px 20px',
  borderRadius: radius.medium,
  background: color.surface,
  border: `1px solid ${color.hairline}`,
  '@media': { [wide]: { padding: '40px' } },
})

export const information = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '24px',
    // As wide as the page: the entries stand in two columns.
    '@media': {
      [wide]: { gridTemplateColumns: '1fr 1fr' },
      [wider]: { gridTemplateColumns: '1fr' },
    },
  },
])
globalStyle(`${information} > :not(div)`, { gridColumn: '1 / -1' })

export const heading = style({
  marginBottom: '24px',
  fontSize: '1.5rem',
  // The grid of the card already has a gap.
  selectors: { [`${information} > &`]: { marginBottom: 0 } },
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '16px',
  // Beside the icon, the phone number would leave the card.
  '@media': { [hugeText]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' } },
})
export const entryIcon = style({ color: color.cedar, marginTop: '-0.125rem' })
globalStyle(`${entryIcon} > svg`, iconSize(22))
export const entryTitle = style({ marginBottom: '4px', fontSize: '1rem', letterSpacing: 0 })
export const address = style({ fontStyle: 'normal' })
export const line = style({
  display: 'block',
  paddingBlock: '2px',
  '@media': { [coarse]: { paddingBlock: '10px' } },
})
export const phone = style({
  // The margin offsets the padding, so the distance from the title stays the same.
  '@media': { [coarse]: { display: 'block', marginBlock: '-6px', paddingBlock: '10px' } },
})
export const entries = style({
  display: 'grid',
  // A long address wraps rather than widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  margin: 0,
})
export const entryLabel = style({ color: color.muted, fontSize: '0.875rem' })
export const entryText = style({ margin: 0 })
