import { globalStyle, style } from '@vanilla-extract/css'

export const prose = style({ maxWidth: '68ch' })
globalStyle(`${prose} > * + *`, { marginTop: '16px' })
export const heading = style({ paddingTop: '16px', fontSize: '1.25rem' })
export const list = style({ paddingLeft: '24px' })
globalStyle(`${list} > li + li`, { marginTop: '8px' })
