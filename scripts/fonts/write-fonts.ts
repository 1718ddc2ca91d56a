// Writes the subset fonts to src/theme/fonts: node --import tsx scripts/fonts/write-fonts.ts
// The files are committed; run it again when the characters, the weights or the fonts change.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tools/paths'
import { cutFont, cuts } from './cut-fonts'

for (const cut of cuts) {
  writeFileSync(join(ROOT, 'src', 'theme', 'fonts', cut.file), await cutFont(cut))
}
