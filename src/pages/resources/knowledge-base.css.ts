import { style } from '@vanilla-extract/css'
import { color } from '../../theme/tokens.css'

export const guides = style({ borderBottom: `1px solid ${color.hairline}` })
