// Two variable fonts of our own, Latin subset, and stand-ins with the same metrics so nothing shifts.

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
// Arial, stretched to the metrics of each font (computed from the font files' own tables).
globalFontFace('Host Grotesk Fallback', {
  src: "local('Arial'), local('ArialMT')",
  ascentOverride: '96.6854%',
  descentOverride: '30.0058%',
  lineGapOverride: '0%',
  sizeAdjust: '104.9796%',
})
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('ArialMT')",
  ascentOverride: '94.3231%',
  descentOverride: '24.8219%',
  lineGapOverride: '0%',
  sizeAdjust: '100.7176%',
})
