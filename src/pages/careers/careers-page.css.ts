import { style } from '@vanilla-extract/css'

// These two are short enough to be side by side on most phones, whichever font is there.
export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  '@media': { 'screen and (min-width: 22.5em)': { display: 'flex' } },
})
