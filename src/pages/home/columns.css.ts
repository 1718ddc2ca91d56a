import { globalStyle, style } from '@vanilla-extract/css'
import { introAndContent } from '../../theme/intro-and-content'

export const columns = style(introAndContent)
// Lines of even length, so that no last word stands alone.
globalStyle(`${columns} p`, { textWrap: 'balance' })
