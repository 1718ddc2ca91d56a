import { globalStyle, style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: '136px 72px',
  // Contrast checks use the color below the gradient.
  backgroundColor: color.ink,
  backgroundImage: `radial-gradient(1000px 460px at calc(50% + 358px) 62%, ${color.inkRaised} 0%, ${color.ink} 68%)`,
  '@media': { [wide]: { paddingBlock: '168px 112px' } },
})

export const columns = style({
  position: 'relative',
  // Above the particles, which come later in the document.
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '56px',
  alignItems: 'center',
  '@media': { [wider]: { gridTemplateColumns: '7fr 5fr', gap: '72px' } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '36px',
})
// Side by side on a phone in either font: a line that wraps when the font arrives would shift the page.
globalStyle(`${actions} > *`, {
  '@media': { 'screen and (max-width: 400px)': { paddingInline: '15px' } },
})
