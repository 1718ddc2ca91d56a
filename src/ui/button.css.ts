import { style, styleVariants } from '@vanilla-extract/css'
import { color, radius } from '../theme/tokens.css'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: '48px',
  padding: '11px 22px',
  border: '1px solid transparent',
  borderRadius: radius.pill,
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  selectors: { '&:disabled': { cursor: 'progress', opacity: 0.75 } },
})

// The doubled class outweighs the colour that dark bands give to links.
const on = (background: string, hover: string, text: string, edge = 'transparent') => ({
  background,
  borderColor: edge,
  selectors: {
    '&&': { color: text },
    '&:hover:not(:disabled)': { background: hover },
    '&:focus-visible': { borderRadius: radius.pill },
  },
})

export const button = styleVariants({
  primary: [base, on(color.cedar, color.cedarDark, '#FFFFFF')],
  mint: [base, on(color.mint, '#A5EDCF', color.ink)],
  quiet: [base, on('transparent', color.sunk, color.text, color.edge)],
  quietOnInk: [base, on('transparent', color.inkRaised, color.onInk, '#7C8AA6')],
})

export const full = style({ width: '100%' })
