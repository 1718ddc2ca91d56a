import { globalStyle, style } from '@vanilla-extract/css'
import { hugeText, wide, wider } from '../../theme/media'
import { color, font } from '../../theme/tokens.css'
import { arrowLink } from '../../ui/arrow-link.css'

export const band = style({ borderBottom: `1px solid ${color.hairline}` })
export const row = style({
  display: 'grid',
  gap: '16px 48px',
  alignItems: 'center',
  paddingBlock: '28px 20px',
  '@media': {
    [wide]: { gridTemplateColumns: '1fr auto', paddingBlock: '28px' },
  },
})
export const facts = style({
  display: 'grid',
  gap: '8px 32px',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'start' },
    [wider]: { columnGap: '72px' },
  },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem 1fr',
  alignItems: 'baseline',
  '@media': { [hugeText]: { gridTemplateColumns: '1fr' }, [wide]: { display: 'block' } },
})
export const label = style({ color: color.muted, fontSize: '0.875rem' })
export const value = style({ margin: 0, fontFamily: font.heading, fontWeight: 600 })

export const website = style([arrowLink])
// Points up and out, as for a link to another site.
globalStyle(`${website} svg`, { transform: 'rotate(-45deg)' })
