import { createVar, fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, lowAndWide, reducedMotion } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

/** Corner radius of the box. A card that reaches the picture's edge sets it to 0. */
export const corner = createVar()

const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: fallbackVar(corner, radius.medium),
  background: color.sunk,
  // A drawing as wide as a phone in landscape would be taller than its screen.
  '@media': { [lowAndWide]: { maxHeight: 'max(75vh, 240px)' } },
})

export const box = styleVariants({
  '4:3': [frame, { aspectRatio: '4 / 3' }],
  '16:9': [frame, { aspectRatio: '16 / 9' }],
})

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  // Shown in full, on its own background, where the box has another aspect ratio.
  objectFit: 'contain',
  selectors: {
    // Hides the browser's broken-image icon behind our text.
    '[data-picture="failed"] &': { visibility: 'hidden' },
  },
})

const turn = keyframes({ from: { opacity: 1 }, to: { opacity: 1, transform: 'rotate(1turn)' } })

export const spinner = style({
  position: 'absolute',
  inset: 0,
  width: '28px',
  height: '28px',
  margin: 'auto',
  border: `2.5px solid ${color.hairline}`,
  borderTopColor: color.cedar,
  borderRadius: '50%',
  // Delayed: an image that arrives at once needs no spinner.
  opacity: 0,
  animation: `${turn} 900ms 250ms linear infinite`,
  '@media': {
    [reducedMotion]: { animation: 'none', opacity: 1 },
    print: { display: 'none' },
  },
})

export const failure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
  border: `1px dashed ${color.edge}`,
  borderRadius: 'inherit',
  color: color.muted,
  fontSize: '0.9375rem',
  textAlign: 'center',
  '@media': { [forcedColors]: { color: 'CanvasText' } },
})
