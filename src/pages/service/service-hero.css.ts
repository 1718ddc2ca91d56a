import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../theme/media'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  // Next to the button rather than below it.
  '@media': { [wide]: { paddingInline: '12px' } },
})
globalStyle(`${back} svg`, { transform: 'scaleX(-1)' })
