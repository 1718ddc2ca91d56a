import { globalStyle, style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../theme/bottom-inset.css'
import { coarse, wide, wider } from '../theme/media'
import { color } from '../theme/tokens.css'

/** Wide enough for the chat's bubble beside the text, also while that says "Continue chat". */
const beside = 'screen and (min-width: 98.5em)'

export const footer = style([
  usesBottomInset,
  {
    // The last line can be scrolled clear of the chat's bubble, 60 px high and 16 px from the corner.
    padding: `64px 20px calc(100px + ${bottomInset})`,
    // Separates it also from a page that ends in a dark band.
    borderTop: `1px solid ${color.inkLine}`,
    background: color.ink,
    color: color.onInkMuted,
    '@media': {
      [wide]: { paddingInline: '32px' },
      [beside]: { paddingBottom: `calc(32px + ${bottomInset})` },
      print: { paddingBlock: '32px 0', breakInside: 'avoid' },
    },
  },
])
globalStyle(`${footer} :focus-visible`, { outlineColor: color.mint, boxShadow: 'none' })
globalStyle(`${footer} a`, { color: color.onInk })

const row = style({ maxWidth: '1152px', marginInline: 'auto' })

export const top = style([
  row,
  { display: 'grid', gap: '48px', '@media': { [wider]: { gridTemplateColumns: '5fr 8fr' } } },
])

export const brand = style({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  maxWidth: '24em',
})
globalStyle(`${brand} > :first-child`, { color: color.onInk })

export const columns = style({
  display: 'grid',
  // Two; one where enlarged text leaves no room for "Knowledge".
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8em, 34%), 1fr))',
  gap: '32px 20px',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '32px' },
    print: { display: 'none' },
  },
})
// In two columns, the longest list is beside the two others.
globalStyle(`${columns} > :first-child`, {
  gridRow: 'span 2',
  '@media': { [wide]: { gridRow: 'auto' } },
})

export const title = style({
  marginBottom: '12px',
  color: color.onInk,
  fontSize: '1rem',
  letterSpacing: 0,
})

export const link = style({
  display: 'inline-block',
  paddingBlock: '7px',
  textDecoration: 'none',
  '@media': { [coarse]: { minWidth: '44px', paddingBlock: '11px' } },
  selectors: {
    [`${footer} &`]: { color: color.onInkMuted },
    [`${footer} &:hover`]: { color: color.onInk, textDecoration: 'underline' },
  },
})

export const linkButton = style({
  border: 0,
  background: 'none',
  paddingInline: 0,
  lineHeight: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
})

export const bottom = style([
  row,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 32px',
    marginTop: '48px',
    paddingTop: '24px',
    borderTop: `1px solid ${color.inkLine}`,
    fontSize: '0.875rem',
    // Clear of the back-to-top button, which is above the bubble.
    paddingRight: '48px',
    '@media': { [beside]: { justifyContent: 'space-between', paddingRight: 0 } },
  },
])

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '@media': { print: { display: 'none' } },
})
