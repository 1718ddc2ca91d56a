// The web fonts as CSS rules, for visitors without script: one file each, with the letters of the site's own texts. Others
// that they type are shown in the fallback fonts: a second rule for a font would cost every page 50 bytes of its first
// round trip, as would `format("woff2")`, a hint for browsers that know no such files.
import { kept, webFonts } from './web-fonts'

export const webFontRules: string = webFonts
  .filter(({ unicodeRange }) => unicodeRange === kept)
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:"${family}";src:url(${file});font-weight:${weight};font-display:swap}`,
  )
  .join('')
