// Fallbacks for the web fonts (web-fonts.ts): fonts that every system has, scaled to the same metrics.
// The page is painted in them, and nothing shifts when the web fonts arrive.
import { globalFontFace } from '@vanilla-extract/css'

// Liberation Sans and Arimo have Arial's metrics.
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold']
const roboto = ['Roboto', 'Roboto-Regular']
const robotoBold = ['Roboto Bold', 'Roboto-Bold']
// All that a minimal Linux has.
const dejaVu = ['DejaVu Sans', 'DejaVuSans']
const dejaVuBold = ['DejaVu Sans Bold', 'DejaVuSans-Bold']

/** Ascent and descent from the fonts' own tables, in em. */
const heights = {
  'Host Grotesk': { ascent: 1.015, descent: 0.315 },
  Figtree: { ascent: 0.95, descent: 0.25 },
}

interface StandIn {
  locals: string[]
  /** Width of the web font relative to this one, measured over the site's texts in that weight. */
  size: number
  weight?: string
}

function fallbackFont(
  font: keyof typeof heights,
  standIn: string,
  { locals, size, weight }: StandIn,
) {
  const { ascent, descent } = heights[font]
  globalFontFace(`${font} ${standIn}`, {
    src: locals.map((name) => `local('${name}')`).join(', '),
    sizeAdjust: percent(size),
    ascentOverride: percent(ascent / size),
    descentOverride: percent(descent / size),
    lineGapOverride: '0%',
    ...(weight && { fontWeight: weight }),
  })
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

fallbackFont('Host Grotesk', 'Arial', { locals: arialBold, size: 0.9586 })
fallbackFont('Host Grotesk', 'Roboto', { locals: robotoBold, size: 1.0291 })
fallbackFont('Host Grotesk', 'DejaVu', { locals: dejaVuBold, size: 0.811 })
fallbackFont('Figtree', 'Arial', { locals: arial, size: 1.0044 })
fallbackFont('Figtree', 'Arial', { locals: arialBold, size: 0.9543, weight: '600' })
fallbackFont('Figtree', 'Roboto', { locals: roboto, size: 1.0088 })
fallbackFont('Figtree', 'DejaVu', { locals: dejaVu, size: 0.8843 })
fallbackFont('Figtree', 'DejaVu', { locals: dejaVuBold, size: 0.8096, weight: '600' })
