import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, hugeText, wide } from '../../theme/media'
import { inkLine } from '../../theme/palette'
import { color, font, radius, shadow } from '../../theme/tokens.css'

/** Room for a whole promise on one line. */
const roomy = 'screen and (min-width: 28.5em)'
/** The smallest phones. */
const narrow = 'screen and (max-width: 21.25em)'

const pulse = keyframes({ '50%': { opacity: 0.35 } })

export const panel = style({
  border: `1px solid ${color.inkLine}`,
  borderRadius: radius.medium,
  background: 'rgb(13 21 38 / 88%)',
  boxShadow: shadow.panel,
  '@media': { print: { background: 'none', boxShadow: 'none' } },
})

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px 12px',
  padding: '16px 20px',
  borderBottom: `1px solid ${color.inkLine}`,
  fontSize: '0.875rem',
  // Not left to wrapping: the line would wrap when the font arrives, and shift the page.
  '@media': {
    [roomy]: { flexDirection: 'row', justifyContent: 'space-between' },
  },
})
export const title = style({ fontWeight: 600 })
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: color.mint,
})
export const dot = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: radius.pill,
  background: color.mint,
  // Under five seconds: longer motion needs a way to stop it (WCAG 2.2.2).
  animation: `${pulse} 2.4s ease-in-out 2`,
})

export const caption = style({
  padding: '16px 20px 0',
  color: color.onInkMuted,
  fontSize: '0.875rem',
})
// The first column is as wide as its longest word, which would break in large text otherwise.
export const promises = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(84px, max-content) minmax(0, 1fr)',
  gap: '18px 12px',
  padding: '14px 20px 24px',
  '@media': { [hugeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const promise = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: ['84px 1fr', 'subgrid'],
  alignItems: 'baseline',
  columnGap: '12px',
  // Holds the bar.
  position: 'relative',
  paddingBottom: '12px',
  color: color.onInkMuted,
})
export const time = style({
  color: color.onInk,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const detail = style({
  display: 'block',
  fontSize: '0.875rem',
  textWrap: 'balance',
  '@media': { [roomy]: { display: 'inline' } },
})
export const bar = style({
  // Under both columns: a list of terms may contain nothing beside its terms and descriptions.
  position: 'absolute',
  bottom: 0,
  left: 0,
  width: '100%',
  height: '4px',
  borderRadius: radius.pill,
  // The plain color: where a visitor wants more contrast, the token is that of a light line, against which the bar
  // would hardly show.
  background: inkLine,
  '@media': { [`${forcedColors}, print`]: { outline: '1px solid', background: 'none' } },
})
export const fill = styleVariants({
  urgent: { fill: color.amber },
  calm: { fill: color.mint, opacity: 0.75 },
})

// Three in a row, or fewer where the text alone is enlarged: no media query tells that.
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The outer lines of the cells lie under its edges.
  overflow: 'hidden',
  borderTop: `1px solid ${color.inkLine}`,
})
export const figure = style({
  flex: '1 1 5.75rem',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  // Narrow on small screens, so that three figures with their labels fit into 280 px.
  padding: '16px 6px 18px 14px',
  // The first one begins where the texts above begin.
  selectors: { '&:first-child': { paddingLeft: '20px' } },
  margin: '-1px 0 0 -1px',
  border: `1px solid ${color.inkLine}`,
  borderWidth: '1px 0 0 1px',
  '@media': {
    [narrow]: { paddingLeft: '10px' },
    // One below the other.
    [hugeText]: { paddingLeft: '20px' },
    [wide]: { padding: '16px 12px 18px 16px' },
  },
})
export const figureValue = style({
  fontFamily: font.heading,
  fontSize: '1.5rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { fontSize: '1.25rem' } },
})
export const figureLabel = style({
  color: color.onInkMuted,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  '@media': { [narrow]: { fontSize: '0.8125rem' } },
})
