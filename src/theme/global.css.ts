// The base styles of every page: a reset, typography, links and the focus ring.
import { globalStyle } from '@vanilla-extract/css'
import { bottomInset } from './bottom-inset.css'
import './fonts.css'
import { forcedColors, moreContrast, reducedMotion } from './media'
import { color, font } from './tokens.css'

// Where the system chooses the colors, it paints over ours. Naming the painted colors here gives tools that
// compute contrast from styles the same values.
globalStyle(':root', {
  '@media': {
    // Muted colors become stronger: secondary text, the lines around cards and between rows.
    [moreContrast]: {
      vars: {
        [color.muted]: color.text,
        [color.onInkMuted]: color.onInk,
        [color.hairline]: color.edge,
        [color.inkLine]: color.edge,
      },
    },
    [forcedColors]: {
      vars: {
        [color.onInk]: 'CanvasText',
        [color.onInkMuted]: 'CanvasText',
        [color.mint]: 'CanvasText',
        [color.amber]: 'CanvasText',
        [color.onCedar]: 'CanvasText',
      },
    },
    // Dark bands are printed as paper, with or without the browser's background graphics.
    print: {
      vars: {
        [color.ink]: color.surface,
        [color.inkRaised]: color.surface,
        [color.onInk]: color.text,
        [color.onInkMuted]: color.muted,
        [color.mint]: color.cedar,
        [color.inkLine]: color.hairline,
      },
    },
  },
})
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })
globalStyle('html', {
  scrollPaddingTop: '96px',
  scrollPaddingBottom: bottomInset,
  textSizeAdjust: '100%',
  // A browser that darkens pages by itself would write white on mint.
  colorScheme: 'only light',
})
globalStyle('body', {
  background: color.paper,
  color: color.text,
  fontFamily: font.text,
  fontSize: '1rem',
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4', {
  fontFamily: font.heading,
  fontWeight: 650,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})
globalStyle('p, li, dt, dd', { textWrap: 'pretty' })
globalStyle('strong', { fontWeight: 600 })
globalStyle('a', { color: color.cedar, textUnderlineOffset: '0.2em' })
// A phone number is read as one unit, so it never wraps.
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' })
globalStyle('a:hover', { textDecorationThickness: '2px' })
globalStyle('img, svg, canvas', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
// Safari drops the semantics of a list without bullets; the role in the HTML restores them. Any class outweighs it.
globalStyle(':where(ul[role="list"], ol[role="list"])', { listStyle: 'none', padding: 0 })
// Two tones, so that the ring is visible on light and dark backgrounds alike.
globalStyle(':focus-visible', {
  outline: `3px solid ${color.cedar}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color.surface}`,
})
// Whatever has corners of its own keeps them.
globalStyle(':where(:focus-visible)', { borderRadius: '4px' })
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' })
globalStyle('*, ::before, ::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short one: a duration on every element would turn each change into a transition.
      transition: 'none !important',
    },
    // The print snapshot is taken immediately: anything still fading would be printed half faded.
    print: { transition: 'none !important' },
  },
})
