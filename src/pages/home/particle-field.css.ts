import { style } from '@vanilla-extract/css'

export const canvas = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0.7,
  // Fainter behind the text, and transparent below the header.
  maskImage:
    'linear-gradient(90deg, rgb(0 0 0 / 25%), #000 60%), linear-gradient(transparent 84px, #000 180px)',
  maskComposite: 'intersect',
  '@media': { print: { display: 'none' } },
})

export const pause = style({ position: 'absolute', right: '12px', bottom: '12px' })
