// How things appear that several files share.
import { keyframes } from '@vanilla-extract/css'

export const fadeIn = keyframes({ from: { opacity: 0 } })

/** For what is small. */
export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

/** For a window. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })
