import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../theme/measure'

export const prose = style({ maxWidth: measure })
globalStyle(`${prose} > * + *`, { marginTop: '16px' })
export const heading = style({ paddingTop: '16px', fontSize: '1.25rem' })
export const list = style({ paddingLeft: '24px' })
globalStyle(`${list} > li + li`, { marginTop: '8px' })
