// The web fonts as CSS rules, for visitors without script: one file each, with the letters of the site's own texts. Others
// that they type are shown in the fallback fonts: a second rule for a font would cost every page 50 bytes of its first
// round trip, as would `format("woff2")`, a hint for browsers that know no such files.
import { scriptless } from './media'
import { kept, webFonts } from './web-fonts'

const rules = webFonts
  .filter(([, , , unicodeRange]) => unicodeRange === kept)
  .map(
    ([family, file, weight]) =>
      `@font-face{font-family:"${family}";src:url(${file});font-weight:${weight};font-display:swap}`,
  )
  .join('')

// Not in a <noscript> of its own: the hash of a second style would be in every response. Browsers that do not know
// this media feature (Safari 16, Chrome 119) keep the fallback fonts without script.
export const webFontRules: string = `@media ${scriptless}{${rules}}`
