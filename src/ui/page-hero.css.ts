import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wide, wider } from '../theme/media'
import { color, size } from '../theme/tokens.css'

const band = style({
  // Contrast checks use the color below the gradient.
  backgroundColor: color.ink,
  // The gradient fades in from plain ink, the color of the header above: no edge between the two.
  backgroundImage: [
    `linear-gradient(${color.ink} 84px, transparent 220px)`,
    `radial-gradient(900px 420px at calc(50% + 410px) 70%, ${color.inkRaised} 0%, ${color.ink} 70%)`,
  ].join(),
})

export const hero = styleVariants({
  plain: [
    band,
    { paddingBlock: '136px 64px', '@media': { [wide]: { paddingBlock: '168px 96px' } } },
  ],
  deep: [
    band,
    { paddingBlock: '136px 152px', '@media': { [wide]: { paddingBlock: '168px 184px' } } },
  ],
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px',
  alignItems: 'center',
  '@media': {
    [wide]: { gridTemplateColumns: '5fr 3fr', gap: '32px' },
    [wider]: { gridTemplateColumns: '7fr 5fr', gap: '72px' },
  },
})

// Decorative: in print it would take up a page.
globalStyle(`${columns} > :nth-child(2)`, { '@media': { print: { display: 'none' } } })

export const title = style({ fontSize: size.pageTitle, maxWidth: '16em' })

// Two or three lines of about equal length: the last word is not left alone.
export const lead = style({ textWrap: 'balance' })

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  marginTop: '32px',
  // Stacked on a phone: whether they fit side by side would depend on the font.
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap' } },
})
