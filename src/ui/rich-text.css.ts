import { globalStyle, style } from '@vanilla-extract/css'

// About 72 characters per line: a letter is half an em wide on average, and a ch much wider than that.
export const prose = style({ maxWidth: '33em' })
globalStyle(`${prose} > * + *`, { marginTop: '16px' })
export const heading = style({ paddingTop: '16px', fontSize: '1.25rem' })
export const list = style({ paddingLeft: '24px' })
globalStyle(`${list} > li + li`, { marginTop: '8px' })
