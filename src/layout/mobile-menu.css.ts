import { style } from '@vanilla-extract/css'
import { tightHeader, wide } from '../theme/media'
import { radius } from '../theme/tokens.css'

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginRight: '-8px',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [wide]: { display: 'none' } },
})

/** Where the number fits beside the name and the menu; without script, the way to the form is there. */
export const call = style({ '@media': { [tightHeader]: { display: 'none' } } })
