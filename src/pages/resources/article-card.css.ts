import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../../theme/measure'
import { canHover, canHoverAndMove, wide, wider } from '../../theme/media'
import { color, radius, shadow, size } from '../../theme/tokens.css'
import { arrowLink } from '../../ui/arrow-link.css'
import { more, title } from '../../ui/link-card.css'
import { corner } from '../../ui/picture.css'

export const article = style({ position: 'relative' })

/** An open article: marked by the page once it is hydrated, by the URL until then. */
export const opened = `:is(${article}[data-open="true"], [data-live="false"] ${article}[data-open]:target)`
const closed = `${article}:not(${opened})`

export const picture = style({})
export const words = style({})
export const excerpt = style({ marginTop: '8px', color: color.muted })
export const back = style([arrowLink])
globalStyle(`${back} svg`, { transform: 'rotate(180deg)' })
// Not narrower beside a title of two lines.
globalStyle(`${arrowLink} svg`, { flex: 'none' })
globalStyle(`${words} > ${back}`, { marginBottom: '16px' })
export const body = style({ fontSize: '1.0625rem' })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 32px',
  maxWidth: measure,
  marginTop: '48px',
  paddingTop: '16px',
  borderTop: `1px solid ${color.hairline}`,
})

// Closed: a card, all of which is the click target.
globalStyle(closed, {
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.medium,
  background: color.surface,
  overflow: 'hidden',
  transition: 'border-color 160ms, box-shadow 160ms',
  '@media': { print: { breakInside: 'avoid' } },
})
globalStyle(`${closed}:hover`, {
  '@media': { [canHover]: { borderColor: color.cedar, boxShadow: shadow.card } },
})
globalStyle(`${closed} > ${body}, ${closed} ${back}`, { display: 'none' })
globalStyle(`${closed} > ${picture}`, {
  borderBottom: `1px solid ${color.hairline}`,
  vars: { [corner]: '0' },
  '@media': { print: { display: 'none' } },
})
globalStyle(`${closed} > ${words}`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  padding: '24px',
})
globalStyle(`${closed} ${excerpt}`, { marginBottom: '16px' })
globalStyle(`${closed}:hover ${more} svg`, {
  '@media': { [canHoverAndMove]: { transform: 'translateX(3px)' } },
})

// Open: laid out like a page, with the picture beside the text where there is room.
globalStyle(`${opened} ${more}`, { display: 'none' })
globalStyle(opened, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  '@media': {
    [wider]: { gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)', columnGap: '104px' },
  },
})
globalStyle(`${opened} > ${picture}`, {
  maxWidth: '480px',
  order: 1,
  '@media': {
    [wider]: {
      gridRow: '1 / span 2',
      gridColumn: 2,
      alignSelf: 'start',
      position: 'sticky',
      top: '112px',
    },
  },
})
globalStyle(`${opened} > ${body}`, { order: 2 })
globalStyle(`${opened} ${title}`, { fontSize: size.sectionTitle })
globalStyle(`${opened} ${excerpt}`, {
  marginTop: '16px',
  fontSize: '1.125rem',
  '@media': { [wide]: { fontSize: '1.25rem' } },
})
