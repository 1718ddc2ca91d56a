import { globalStyle, style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../../theme/bottom-inset.css'
import { container } from '../../theme/layout.css'
import { measure } from '../../theme/measure'
import { coarse, wide, wider } from '../../theme/media'
import { color } from '../../theme/tokens.css'

export const page = style({})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px',
  paddingBlock: '48px 64px',
  '@media': {
    [wide]: { paddingBlock: '72px 104px' },
    [wider]: {
      gridTemplateColumns: '272px minmax(0, 1fr)',
      gridTemplateAreas: '"contents intro" "contents text"',
      // All height below the introduction goes to the text, however long the table of contents is.
      gridTemplateRows: 'auto 1fr',
      columnGap: '96px',
    },
  },
})

export const intro = style({ '@media': { [wider]: { gridArea: 'intro' } } })
export const introText = style({
  // As wide as the text below: 34em of its smaller letters.
  maxWidth: '36.125rem',
  fontSize: '1.125rem',
  '@media': { [wide]: { fontSize: '1.25rem' } },
})

globalStyle(`${intro} > * + *`, { marginTop: '24px' })

export const contents = style([
  usesBottomInset,
  {
    '@media': {
      [wider]: {
        gridArea: 'contents',
        position: 'sticky',
        top: '104px',
        alignSelf: 'start',
        // Below the header, and above the cookie banner.
        maxHeight: `calc(100vh - 128px - ${bottomInset})`,
        overflowY: 'auto',
      },
    },
  },
])
export const contentsTitle = style({
  marginBottom: '8px',
  fontSize: '1rem',
  letterSpacing: 0,
})
export const contentsList = style({
  display: 'grid',
  // Two, or one where the text alone is enlarged.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 34%)), 1fr))',
  columnGap: '20px',
  borderTop: `1px solid ${color.hairline}`,
  '@media': {
    [wider]: { display: 'block', borderTop: 0 },
  },
})
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  minHeight: '44px',
  paddingBlock: '6px',
  borderBottom: `1px solid ${color.hairline}`,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [wider]: {
      minHeight: '32px',
      padding: '5px 0 5px 16px',
      borderBottom: 0,
      borderLeft: `2px solid ${color.hairline}`,
      color: color.muted,
      selectors: {
        '&:hover': { borderLeftColor: color.cedar, color: color.cedar },
        '&:focus-visible': { outlineOffset: '-3px' },
      },
    },
    [`${wider} and ${coarse}`]: { minHeight: '44px' },
  },
})

export const text = style({
  minWidth: 0,
  fontSize: '1.0625rem',
  '@media': { [wider]: { gridArea: 'text' } },
})
export const section = style({
  selectors: { '& + &': { marginTop: '48px' } },
})
export const title = style({ marginBottom: '16px', fontSize: '1.5rem' })
export const others = style({
  maxWidth: measure,
  marginTop: '64px',
  paddingTop: '24px',
  borderTop: `1px solid ${color.hairline}`,
})

// In print: the text alone, black on white. Everything else on the site is left out.
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })

onPaper(`body:has(${page}) > :not(#site), #site:has(${page}) > :not(main), ${contents}`, {
  display: 'none',
})
onPaper(`body:has(${page})`, { background: '#FFFFFF', fontSize: '11pt', lineHeight: 1.45 })
// Overrides every screen color, whatever the specificity of its rule.
onPaper(`${page} *`, { background: 'none !important', color: '#000000 !important' })
onPaper(`${page} > *, ${columns}, ${page} ${container}`, { display: 'block', padding: 0 })
onPaper(`${page} :is(p, li, ul, ol, div)`, { maxWidth: 'none' })
onPaper(`${page} h1`, { fontSize: '22pt' })
onPaper(`${page} h3`, { breakAfter: 'avoid', paddingTop: '4pt', fontSize: '12pt' })
onPaper(`${page} :is(p, li)`, { fontSize: '11pt' })
onPaper(title, { breakAfter: 'avoid', fontSize: '14pt' })
onPaper(`${intro}, ${section}`, { marginTop: '16pt' })
onPaper(`${section} :is(p, li)`, { orphans: 3, widows: 3 })
// In print, a link to another site needs its URL.
onPaper(`${page} a[href^="http"]::after`, { content: '" (" attr(href) ")"' })
