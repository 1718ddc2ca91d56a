import { style } from '@vanilla-extract/css'
import { forcedColors, reducedMotion, scriptless, wide } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

export const head = style({
  display: 'grid',
  gap: '8px',
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: '1fr auto', gap: '32px' } },
})

// Reserves the space before the controls are loaded, so that nothing shifts.
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  marginLeft: '-12px',
  '@media': {
    // Without the pause button, the first dot aligns with the edge of the text.
    [reducedMotion]: { marginLeft: '-4px' },
    // The last dot, long when it is the current one, ends with the cards below.
    [wide]: { margin: '0 -4px 0 0' },
    [`${scriptless}, print`]: { display: 'none' },
  },
})

export const dots = style({ display: 'flex', minWidth: 0, margin: 0, padding: 0, border: 0 })

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '10px',
    height: '10px',
    // Darker than the edge of a control: the carousel has a sunken background.
    border: `2px solid ${color.muted}`,
    borderRadius: radius.pill,
    transition: 'width 160ms, background-color 160ms, border-color 160ms',
  },
  selectors: {
    '&:hover::before': { borderColor: color.cedar },
    // Longer as well as filled: not indicated by color alone.
    '&[aria-current="true"]::before': {
      width: '24px',
      borderColor: color.cedar,
      background: color.cedar,
    },
  },
  '@media': {
    '(pointer: coarse)': { width: '44px' },
    [forcedColors]: {
      selectors: { '&[aria-current="true"]::before': { background: 'Highlight' } },
    },
  },
})

export const track = style({
  display: 'flex',
  marginTop: '12px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: radius.medium,
  '@media': {
    [wide]: { marginTop: '32px' },
    [reducedMotion]: { scrollBehavior: 'auto' },
    // The only hint that there is more to scroll.
    [scriptless]: { scrollbarWidth: 'auto' },
  },
})

export const slide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})
