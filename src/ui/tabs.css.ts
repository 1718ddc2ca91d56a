import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forced, scripted, wide } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  // The labels stand on the page's left edge, and so does the line below them.
  marginInlineStart: '-10px',
  background: `linear-gradient(${color.hairline} 0 0) 10px 100% / 100% 1px no-repeat`,
  listStyle: 'none',
  padding: '0 0 1px',
  '@media': { [wide]: { gap: '12px' } },
})

export const tab = style({
  display: 'block',
  position: 'relative',
  padding: '12px 10px',
  borderRadius: radius.small,
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    // On the hairline of the list, so that the selected tab stands on its panel.
    '&::after': {
      content: '',
      position: 'absolute',
      right: '10px',
      bottom: '-1px',
      left: '10px',
      height: '3px',
      borderRadius: '3px 3px 0 0',
    },
    '&:hover::after': { background: color.edge },
  },
  '@media': { [wide]: { padding: '14px 10px', fontSize: '1.125rem' } },
})
// Without script no tab is selected: all panels are shown.
const isSelected = `${tab}[data-selected="true"]`
globalStyle(isSelected, { '@media': { [scripted]: { color: color.cedar } } })
globalStyle(`${isSelected}::after`, {
  '@media': {
    [scripted]: { background: color.cedar },
    [`${scripted} and ${forced}`]: { background: 'Highlight' },
  },
})
// Once the page runs, also for a browser that cannot tell whether it runs scripts: Safari 16, Chrome 119.
const live = `[data-live="true"] > ${list}`
globalStyle(`${live} ${isSelected}`, { color: color.cedar })
globalStyle(`${live} ${isSelected}::after`, {
  background: color.cedar,
  '@media': { [forced]: { background: 'Highlight' } },
})

const panelBase = style({
  paddingTop: '40px',
  // The tabs stay in sight above a panel that a link has led to.
  scrollMarginTop: '88px',
  '@media': { [wide]: { paddingTop: '56px' } },
})
export const panel = styleVariants({ first: [panelBase], later: [panelBase] })
globalStyle(`${panelBase}[hidden]`, { display: 'none' })

// While script is loading: what it will show once it runs, so that nothing moves then.
const early = '[data-live="false"]'
globalStyle(`${early} > ${panel.later}:not(:target, :has(:target))`, {
  '@media': { [scripted]: { display: 'none' } },
})
// No :has() inside :has(), so the two ways of being named stand side by side.
globalStyle(`${early}:has(> ${panel.later}:target, > ${panel.later} :target) > ${panel.first}`, {
  '@media': { [scripted]: { display: 'none' } },
})
