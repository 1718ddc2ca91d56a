import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../theme/media'
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
  selectors: { '&:disabled': { cursor: 'default', opacity: 0.75 } },
  // System colors, which the system does not override: a fill of ours could match the color of the text.
  '@media': {
    [forcedColors]: {
      selectors: {
        '&&&': { borderColor: 'LinkText', background: 'ButtonFace', color: 'LinkText' },
      },
    },
    // Nothing can be clicked in print.
    print: { display: 'none' },
  },
})

interface Variant {
  fill: string
  hover: string
  text: string
  edge?: string
}

// The doubled class outweighs the link color of dark bands.
const variant = ({ fill, hover, text, edge = 'transparent' }: Variant) => ({
  background: fill,
  borderColor: edge,
  selectors: {
    '&&': { color: text },
    '&:hover:not(:disabled)': { background: hover },
  },
})

export const button = styleVariants({
  primary: [base, variant({ fill: color.cedar, hover: color.cedarDark, text: color.onCedar })],
  mint: [base, variant({ fill: color.mint, hover: '#A5EDCF', text: color.ink })],
  quiet: [
    base,
    variant({ fill: 'transparent', hover: color.sunk, text: color.text, edge: color.edge }),
  ],
  quietOnInk: [
    base,
    variant({ fill: 'transparent', hover: color.inkRaised, text: color.onInk, edge: '#7C8AA6' }),
  ],
})

export const full = style({ width: '100%' })
