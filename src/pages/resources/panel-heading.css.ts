import { style } from '@vanilla-extract/css'

export const heading = style({ marginBottom: '40px' })
