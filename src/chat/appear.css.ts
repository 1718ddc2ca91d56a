import { keyframes } from '@vanilla-extract/css'

export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
