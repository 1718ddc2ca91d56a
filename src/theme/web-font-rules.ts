// The web fonts as CSS rules, for visitors without script.
import { restOfLatin } from './rest-of-latin'
import { webFonts } from './web-fonts'

export const webFontRules: string = [...webFonts, ...restOfLatin]
  .map(
    ({ family, file, weight, unicodeRange }) =>
      `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${unicodeRange}}`,
  )
  .join('')
