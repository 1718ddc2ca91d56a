// The widths and bands that pages are built from.
import { globalStyle, style } from '@vanilla-extract/css'
import { blockOnPaper } from './block-on-paper'
import { introAndContent } from './intro-and-content'
import { measure } from './measure'
import { forcedColors, wide } from './media'
import { color, size } from './tokens.css'

export const container = style({
  width: '100%',
  maxWidth: '1216px',
  marginInline: 'auto',
  paddingInline: '20px',
  '@media': { [wide]: { paddingInline: '32px' } },
})

export const section = style({
  paddingBlock: '64px',
  '@media': { [wide]: { paddingBlock: '104px' } },
})

/** Pulled up into a deep hero, so that the first cards are seen without scrolling. */
export const pulledUp = style({
  marginTop: '-88px',
  paddingBottom: '64px',
  '@media': { [wide]: { paddingBottom: '104px' } },
})

export const columns = style({
  ...introAndContent,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
})
blockOnPaper(columns, '40px')

export const sunk = style({
  background: color.sunk,
  borderBlock: `1px solid ${color.hairline}`,
})

/** Dark bands. Links and focus rings turn to mint there. */
export const ink = style({ background: color.ink, color: color.onInk })
globalStyle(`${ink} a`, {
  color: color.mint,
  '@media': { [forcedColors]: { color: 'LinkText' } },
})
globalStyle(`${ink} :focus-visible`, { outlineColor: color.mint, boxShadow: 'none' })

export const eyebrow = style({
  marginBottom: '12px',
  color: color.cedar,
  fontSize: '0.875rem',
  fontWeight: 600,
  letterSpacing: '0.01em',
  selectors: { [`${ink} &`]: { color: color.mint } },
})

export const heading2 = style({
  fontSize: size.sectionTitle,
  maxWidth: '22em',
})

export const lead = style({
  marginTop: '16px',
  maxWidth: measure,
  color: color.muted,
  fontSize: '1.125rem',
  selectors: { [`${ink} &`]: { color: color.onInkMuted } },
  '@media': { [wide]: { textWrap: 'balance' } },
})

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
