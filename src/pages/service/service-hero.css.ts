import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius } from '../../theme/tokens.css'

export const picture = style({
  border: `1px solid ${color.inkLine}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
})
globalStyle(`${picture} > *`, { width: '100%', height: 'auto' })

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
  paddingInline: '12px',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
globalStyle(`${back} svg`, { transform: 'scaleX(-1)' })
