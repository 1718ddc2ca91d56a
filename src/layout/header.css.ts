import { globalStyle, style } from '@vanilla-extract/css'
import { barelyWide, forcedColors, scriptless, wide, widest } from '../theme/media'
import { color, radius, shadow } from '../theme/tokens.css'

const solid = '[data-solid="true"] &'

export const header = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 20,
  paddingBlock: '18px',
  // The color of the dark band that every page begins with: it looks transparent, and is readable on its own.
  background: color.ink,
  color: color.onInk,
  // Not the padding: the header would be laid out in each frame of the first scroll.
  transition: 'background-color 160ms, color 160ms, box-shadow 160ms',
  selectors: {
    '&[data-solid="true"]': {
      paddingBlock: '9px',
      background: color.surface,
      color: color.text,
      boxShadow: shadow.header,
    },
  },
  '@media': {
    // Without script nothing would make it solid over the light part of a page.
    [scriptless]: { position: 'absolute' },
    // It would cover the first lines of every sheet.
    print: { position: 'absolute' },
  },
})
globalStyle(`${header}:not([data-solid="true"]) :focus-visible`, {
  outlineColor: color.mint,
  boxShadow: 'none',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // All that the logo and the menu leave at 320 px with text at 200%.
  gap: '4px',
  maxWidth: '1216px',
  marginInline: 'auto',
  paddingInline: '20px',
  '@media': { [wide]: { paddingInline: '32px' } },
})

export const home = style({
  display: 'inline-flex',
  // The mark: the name gives way to the menu.
  minWidth: '30px',
  // With its 32 px, the logo is high enough for touch, and no higher than the bar.
  paddingBlock: '6px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.small,
})

export const nav = style({ display: 'none', '@media': { [wide]: { display: 'block' } } })

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '@media': { [barelyWide]: { gap: '4px' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '44px',
  // Between 768 and 1119 px, the six links, the name and the button share one narrow row.
  padding: '8px 4px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 10%)' },
    [`${solid}:hover`]: { background: color.sunk },
    '&[aria-current="page"]': {
      color: color.mint,
      textDecoration: 'underline 2px',
      textUnderlineOffset: '8px',
    },
    [`${solid}[aria-current="page"]`]: { color: color.cedar },
  },
  '@media': {
    [widest]: { paddingInline: '13px', fontSize: '0.9375rem' },
    [forcedColors]: { selectors: { '&[aria-current="page"]': { color: 'LinkText' } } },
  },
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  // Nothing can be clicked in print.
  '@media': { print: { display: 'none' } },
})

export const action = style({
  display: 'none',
  minHeight: '44px',
  paddingBlock: '9px',
  paddingInline: '12px',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  selectors: {
    // Three classes deep, to outweigh the button's own colors.
    '[data-solid="true"] &&&': { background: color.cedar, color: color.onCedar },
    '[data-solid="true"] &&&:hover': { background: color.cedarDark },
  },
  '@media': {
    // Without script the menu is the links of the footer, and this is the only way to the form.
    [scriptless]: { display: 'inline-flex' },
    [wide]: { display: 'inline-flex' },
    [widest]: { paddingInline: '18px', fontSize: '0.9375rem' },
  },
})
