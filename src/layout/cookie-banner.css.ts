import { keyframes, style } from '@vanilla-extract/css'
import { coarseAndLow, lowAndNarrow, lowAndWide, wide, wider } from '../theme/media'
import { color, radius } from '../theme/tokens.css'
import { whileTyping } from '../theme/while-typing'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } })

export const banner = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 25,
  // On a low or zoomed screen, the page keeps more than half of the height.
  maxHeight: '45vh',
  overflowY: 'auto',
  paddingBlock: '12px',
  borderTop: `1px solid ${color.hairline}`,
  background: color.surface,
  boxShadow: '0 -8px 24px rgb(11 18 32 / 8%)',
  animation: `${rise} 240ms ease-out`,
  '@media': {
    [wide]: { paddingBlock: '16px' },
    [lowAndWide]: { paddingBlock: '6px' },
    // It would cover the field that is being typed in.
    [coarseAndLow]: { selectors: { [whileTyping]: { visibility: 'hidden' } } },
    print: { display: 'none' },
  },
})

// Text above buttons on a phone, where every line counts: the first buttons of a page stay uncovered.
export const row = style({
  display: 'grid',
  gap: '8px',
  alignItems: 'center',
  '@media': {
    [wide]: { gap: '14px' },
    [wider]: { gridTemplateColumns: '1fr auto', gap: '48px' },
    // A phone in landscape: everything in one row.
    [lowAndWide]: { gridTemplateColumns: '1fr auto', gap: '20px' },
    // Whatever does not fit here is scrolled to: the two answers come first.
    [lowAndNarrow]: { display: 'flex', flexWrap: 'wrap' },
  },
})

export const text = style({
  maxWidth: '48em',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  // Three lines beside the buttons, hardly taller than two would be.
  '@media': { [lowAndWide]: { fontSize: '0.875rem', lineHeight: 1.35 } },
})

// In one row where they fit, as on every phone from 360 px.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  // As large as the text above: on a phone that leaves room around the labels of the buttons.
  fontSize: '0.9375rem',
  '@media': { [wide]: { columnGap: '12px' }, [lowAndNarrow]: { display: 'contents' } },
})

export const answer = style({
  flex: '1 1 88px',
  paddingInline: '4px',
  '@media': {
    // Chrome before 138 leaves a basis out of the width of a column.
    [wide]: { flex: 'none', width: '132px' },
    [lowAndWide]: { flex: 'none', width: '100px' },
    [lowAndNarrow]: { order: -1 },
  },
})

export const settings = style({
  minHeight: '44px',
  marginInline: 'auto',
  padding: '4px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': { [wide]: { marginInline: 0, paddingInline: '12px' } },
})
