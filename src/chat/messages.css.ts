import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { beside, coarse } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

export const area = style({
  flex: '1 1 0',
  minHeight: 0,
  // The hidden labels are positioned: they scroll with the messages, and not the window.
  position: 'relative',
  overflowY: 'auto',
  // use-stick-to-end.ts places the content: the browser's own scroll anchoring moves a new question out of view.
  overflowAnchor: 'none',
  // A field that is scrolled to shows its label and its error, too.
  scrollPaddingBlock: '40px',
  padding: '16px',
  background: color.paper,
  selectors: {
    // The focus ring is inset: outside it would be clipped.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none', borderRadius: 0 },
  },
  // 350 px, or less on a low screen. Only here does the page behind scroll; over it, on a phone, nobody could pan a
  // screen that is zoomed or shrunk by a keyboard.
  '@media': { [beside]: { flex: '0 1 350px', height: '350px', overscrollBehavior: 'contain' } },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12px',
  width: '100%',
})

const bubble = style({
  maxWidth: '88%',
  padding: '10px 14px',
  border: '1px solid transparent',
  borderRadius: '16px',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
})

export const question = style([
  bubble,
  {
    alignSelf: 'flex-end',
    borderBottomRightRadius: '4px',
    background: color.cedar,
    color: color.onCedar,
    whiteSpace: 'pre-wrap',
  },
])

export const answer = style([
  bubble,
  {
    borderColor: color.hairline,
    borderBottomLeftRadius: '4px',
    background: color.surface,
  },
])
globalStyle(`${answer} > * + :not(:nth-child(2))`, { marginTop: '8px' })
globalStyle(`${answer} :is(ul, ol)`, { paddingLeft: '20px' })
globalStyle(`${answer} li + li`, { marginTop: '4px' })
globalStyle(`${answer} a`, { fontWeight: 600 })

export const growing = style({ whiteSpace: 'pre-wrap' })

export const thinking = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  padding: '2px 2px 2px 4px',
  color: color.muted,
  fontSize: '0.9375rem',
})

const breathe = keyframes({
  '0%, 60%, 100%': { opacity: 0.3, transform: 'none' },
  '30%': { opacity: 1, transform: 'translateY(-2px)' },
})
export const dots = style({ display: 'inline-flex', gap: '4px' })
export const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: radius.pill,
  background: 'currentColor',
  animation: `${breathe} 1.2s ease-in-out infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
  },
})

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })

export const chip = style({
  // Lower than 44 px where a mouse allows it: the greeting and the three fit into the window.
  minHeight: '36px',
  padding: '6px 14px',
  border: `1px solid ${color.edge}`,
  // Round with one line; with two, the text stays clear of the curve.
  borderRadius: '22px',
  background: color.surface,
  color: color.cedar,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'left',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms',
  selectors: { '&:hover': { borderColor: color.cedar, background: color.cedarWash } },
  '@media': { [coarse]: { minHeight: '44px' } },
})

export const offer = style({
  width: '100%',
  padding: '16px',
  border: `1px solid ${color.hairline}`,
  borderRadius: '16px',
  background: color.surface,
  ':empty': { display: 'none' },
})
