// Two variable fonts of our own, Latin subset. They come after the page is painted, so each has
// stand-ins that every system holds, stretched to its metrics: nothing moves when it arrives.

import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import hostGrotesk from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'
import { globalFontFace } from '@vanilla-extract/css'

globalFontFace('Host Grotesk', {
  src: `url(${hostGrotesk}) format('woff2')`,
  fontWeight: '300 800',
  fontDisplay: 'swap',
})
globalFontFace('Figtree', {
  src: `url(${figtree}) format('woff2')`,
  fontWeight: '300 900',
  fontDisplay: 'swap',
})

// Widths over a sample of the site's own sentences, Host Grotesk at the weight of headings (650);
// heights from the fonts' own tables. Liberation Sans and Arimo have Arial's metrics.
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']

interface StandIn {
  locals: string[]
  sizeAdjust: string
  ascentOverride: string
  descentOverride: string
}

function standIn(family: string, { locals, ...metrics }: StandIn): void {
  const src = locals.map((name) => `local('${name}')`).join(', ')
  globalFontFace(family, { src, lineGapOverride: '0%', ...metrics })
}

standIn('Host Grotesk Fallback', {
  locals: arialBold,
  sizeAdjust: '96.28%',
  ascentOverride: '105.42%',
  descentOverride: '32.72%',
})
standIn('Host Grotesk Fallback Android', {
  locals: ['Roboto Bold', 'Roboto-Bold'],
  sizeAdjust: '102.91%',
  ascentOverride: '98.63%',
  descentOverride: '30.61%',
})
standIn('Figtree Fallback', {
  locals: arial,
  sizeAdjust: '100.24%',
  ascentOverride: '94.77%',
  descentOverride: '24.94%',
})
standIn('Figtree Fallback Android', {
  locals: ['Roboto', 'Roboto-Regular'],
  sizeAdjust: '100.88%',
  ascentOverride: '94.17%',
  descentOverride: '24.78%',
})
