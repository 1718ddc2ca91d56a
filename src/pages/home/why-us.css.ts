import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { wider } from '../../theme/media'
import { color, radius } from '../../theme/tokens.css'

export const columns = style({
  display: 'grid',
  gap: '40px',
  '@media': { [wider]: { gridTemplateColumns: '5fr 7fr', gap: '72px' } },
})
// Stays in view beside the list while that scrolls, where all of it fits on the screen.
export const head = style({
  '@media': {
    [`${wider} and (min-height: 30em)`]: { position: 'sticky', top: '112px', alignSelf: 'start' },
  },
})
export const more = style({ marginTop: '20px', fontWeight: 600 })
globalStyle(`${more} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  textDecoration: 'none',
})
globalStyle(`${more} a:hover`, { textDecoration: 'underline' })
export const list = style({ display: 'grid' })
export const reason = style({
  display: 'flex',
  gap: '20px',
  paddingBlock: '24px',
  borderTop: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.hairline}` } },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: radius.medium,
  background: color.cedarWash,
  color: color.cedar,
})
export const title = style({ fontSize: '1.25rem' })
export const text = style({ marginTop: '6px', maxWidth: measure, color: color.muted })
