import { style } from '@vanilla-extract/css'
import { wider } from '../../theme/media'
import { color, font } from '../../theme/tokens.css'

export const band = style({
  paddingBlock: '56px',
  background: color.cedar,
  color: color.onCedar,
  '@media': { print: { background: 'none', color: color.text } },
})
export const row = style({
  display: 'grid',
  // Two or four per row: three would leave one alone. One where the text alone is enlarged.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr))',
  gap: '32px 24px',
  '@media': { [wider]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})
export const cell = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
})
export const value = style({
  fontFamily: font.heading,
  fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)',
  fontWeight: 650,
  lineHeight: 1.1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
})
export const label = style({ marginTop: '4px' })
