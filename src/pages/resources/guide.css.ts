import { globalStyle, style } from '@vanilla-extract/css'
import { canHover } from '../../theme/media'
import { color } from '../../theme/tokens.css'
import { details, row } from '../../ui/disclosure.css'

export const guide = style([details, { borderTop: `1px solid ${color.hairline}` }])

export const summary = style([row, { paddingBlock: '20px' }])
export const title = style({ fontSize: '1.25rem' })
globalStyle(`${summary}:hover ${title}`, { '@media': { [canHover]: { color: color.cedar } } })

// The target of links; the margin keeps the title above it in view.
export const content = style({ padding: '4px 0 32px', scrollMarginTop: '112px' })
