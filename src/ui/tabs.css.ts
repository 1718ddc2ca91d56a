import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, scripted, scriptless, wide } from '../theme/media'
import { color, radius } from '../theme/tokens.css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  // The labels and the line below them align with the page's left edge.
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
    // On the list's hairline, so that the selected tab connects to its panel.
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
    [`${scripted} and ${forcedColors}`]: { background: 'Highlight' },
  },
})
// After hydration, also for browsers that do not support the scripting media feature: Safari 16, Chrome 119.
const live = `[data-live="true"] > ${list}`
globalStyle(`${live} ${isSelected}`, { color: color.cedar })
globalStyle(`${live} ${isSelected}::after`, {
  background: color.cedar,
  '@media': { [forcedColors]: { background: 'Highlight' } },
})

const panelBase = style({
  paddingTop: '40px',
  // The tabs stay visible above a panel that a link leads to.
  scrollMarginTop: '88px',
  '@media': { [wide]: { paddingTop: '56px' } },
})
export const panel = styleVariants({ first: [panelBase], later: [panelBase] })
// It still has a box where the browser searches it.
globalStyle(`${panelBase}[hidden]`, { paddingTop: 0 })
// Without script all are shown: as far apart as the sections of other pages.
globalStyle(`${panelBase} + ${panelBase}`, {
  '@media': { [`${wide} and ${scriptless}`]: { paddingTop: '104px' } },
})

// While script is loading, shows what it will show once it runs, so that nothing shifts.
const early = '[data-live="false"]'
globalStyle(`${early} > ${panel.later}:not(:target, :has(:target))`, {
  '@media': { [scripted]: { display: 'none' } },
})
// :has() cannot be nested, so both ways of being targeted are listed.
globalStyle(`${early}:has(> ${panel.later}:target, > ${panel.later} :target) > ${panel.first}`, {
  '@media': { [scripted]: { display: 'none' } },
})
