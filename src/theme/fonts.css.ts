// Stand-ins for the web fonts (web-fonts.ts): fonts that every system holds, stretched to the same
// metrics. The page is painted in them, and nothing moves when the fonts arrive.
import { globalFontFace } from '@vanilla-extract/css'

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
