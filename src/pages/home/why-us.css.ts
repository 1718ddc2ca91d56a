import { style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { wide, wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

// On a tablet the drawing stands beside the text; next to the list of reasons, below it.
export const head = style({
  display: 'grid',
  gap: '32px',
  alignContent: 'start',
  '@media': {
    [wide]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center' },
    [wider]: { gridTemplateColumns: '1fr' },
  },
})
export const more = style({ marginTop: '20px' })
// Fills the height of the column beside it, and so does its list; each reason is centered in its row.
export const list = style({ display: 'grid' })
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'center',
  gap: '20px',
  paddingBlock: '24px',
  borderTop: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.hairline}` } },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.medium,
  background: color.cedarWash,
  color: color.cedar,
})
export const title = style({ fontSize: '1.25rem' })
export const text = style({ marginTop: '6px', maxWidth: measure, color: color.muted })
