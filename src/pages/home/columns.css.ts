import { globalStyle, style } from '@vanilla-extract/css'
import { wider } from '../../theme/media'

/** A narrow column for the introduction and a wide one for the content. */
export const columns = style({
  display: 'grid',
  gap: '40px',
  '@media': { [wider]: { gridTemplateColumns: '5fr 7fr', gap: '72px' } },
})
// Lines of even length, so that no last word stands alone.
globalStyle(`${columns} p`, { textWrap: 'balance' })
