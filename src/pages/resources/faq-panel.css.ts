import { style } from '@vanilla-extract/css'
import { forcedColors, wide, wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  paddingBlock: '28px',
  borderTop: `1px solid ${color.hairline}`,
  selectors: {
    // A bar beside the question that a link leads to.
    '&[data-named="true"]': { boxShadow: `-16px 0 ${color.paper}, -19px 0 ${color.cedar}` },
  },
  '@media': {
    [wider]: { gridTemplateColumns: '5fr 7fr', gap: '72px', paddingBlock: '32px' },
    // Where no shadow is drawn.
    [forcedColors]: {
      selectors: {
        '&[data-named="true"]': { outline: '3px solid Highlight', outlineOffset: '8px' },
      },
    },
  },
})
export const question = style({ maxWidth: '24em', fontSize: '1.25rem' })

export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 32px',
  paddingTop: '32px',
  borderTop: `1px solid ${color.hairline}`,
})
export const moreText = style({
  fontSize: '1.125rem',
  '@media': { [wide]: { fontSize: '1.25rem' } },
})
