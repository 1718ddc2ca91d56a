// Two variable fonts of our own. They come after the page is painted, so each has stand-ins that every
// system holds, stretched to its metrics: nothing moves when it arrives.

import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import hostGroteskLatin from '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'
import { globalFontFace } from '@vanilla-extract/css'
import figtree from './fonts/figtree.woff2'
import hostGrotesk from './fonts/host-grotesk.woff2'

// The letters of the site's own texts, in a small file (scripts/fonts); and the rest of Latin, which a
// browser asks for when a page holds such a letter, as a name does that somebody typed.
const kept =
  'U+20-7E, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192, U+2212'
const rest = 'U+A0-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+2BB-2DC, U+20AC, U+2122'

function webFont(family: string, files: { cut: string; latin: string }): void {
  const common = { fontWeight: '400 700', fontDisplay: 'swap' } as const
  globalFontFace(family, [
    { src: `url(${files.latin}) format('woff2')`, unicodeRange: rest, ...common },
    { src: `url(${files.cut}) format('woff2')`, unicodeRange: kept, ...common },
  ])
}

webFont('Host Grotesk', { cut: hostGrotesk, latin: hostGroteskLatin })
webFont('Figtree', { cut: figtree, latin: figtreeLatin })

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
