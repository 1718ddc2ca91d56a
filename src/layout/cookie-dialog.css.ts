import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '../theme/measure'
import { wide } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

export const list = style({ borderTop: `1px solid ${color.hairline}` })

export const row = style({
  paddingBlock: '8px 16px',
  borderBottom: `1px solid ${color.hairline}`,
})

// Its foot is higher than that of a form, for which the dialog leaves room.
globalStyle(`${row} input`, { scrollMarginBottom: '4rem' })

// The whole line toggles the checkbox.
export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '44px',
})

export const title = style({ fontWeight: 600 })
export const state = style({ color: color.muted, fontSize: '0.9375rem' })
export const text = style({ maxWidth: measure, color: color.muted, fontSize: '0.9375rem' })

export const note = style({
  marginBottom: '20px',
  padding: '14px 16px',
  borderRadius: radius.small,
  background: color.cedarWash,
})

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  marginTop: '24px',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr 1.4fr' } },
})

export const save = style({
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto / -1' } },
})

export const policy = style({ marginTop: '20px', color: color.muted, fontSize: '0.9375rem' })
