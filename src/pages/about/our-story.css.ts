import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from '../../theme/block-on-paper'
import { wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '56px',
  alignItems: 'start',
  '@media': { [wider]: { gridTemplateColumns: '7fr 4fr', gap: '96px' } },
})
blockOnPaper(columns, '40px')
export const story = style({ maxWidth: '36rem', marginTop: '24px', fontSize: '1.0625rem' })
globalStyle(`${story} > p + p`, { marginTop: '20px' })
globalStyle(`${story} > p:first-child`, { fontSize: '1.25rem', lineHeight: 1.5 })

export const highlights = style({
  display: 'grid',
  // On a lower screen its end would be out of view for as long as it sticks.
  '@media': { [`${wider} and (min-height: 40em)`]: { position: 'sticky', top: '112px' } },
})
blockOnPaper(highlights, '0')
export const highlight = style({
  paddingBlock: '24px',
  borderTop: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.hairline}` } },
})
export const title = style({ fontSize: '1.25rem' })
export const text = style({ maxWidth: '36rem', marginTop: '6px', color: color.muted })
