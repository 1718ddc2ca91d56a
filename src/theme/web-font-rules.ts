// The web fonts as CSS rules, for visitors without script: the full Latin fonts, one file each. Two rules a font, for
// the site's own letters and for the rest, would cost every page 100 bytes of its first round trip.
import { restOfLatin } from './rest-of-latin'

export const webFontRules: string = restOfLatin
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap}`,
  )
  .join('')
