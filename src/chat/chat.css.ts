// The parts of the chat that appear without any interaction: their rules are inlined in every page.
import { style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../theme/bottom-inset.css'
import { barelyWider, coarseAndSmall, forcedColors, wide } from '../theme/media'
import { appear } from '../theme/motion.css'
import { color, radius, shadow } from '../theme/tokens.css'
import { whileTyping } from '../theme/while-typing'

const round = style([
  usesBottomInset,
  {
    position: 'fixed',
    right: '16px',
    // Never over the header's menu: on a screen that is almost all covered it goes behind the banner instead.
    bottom: `min(16px + ${bottomInset}, 100vh - 124px)`,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    height: '52px',
    padding: 0,
    // Visible on the dark footer too.
    border: '1px solid rgb(255 255 255 / 35%)',
    borderRadius: radius.pill,
    background: color.cedar,
    color: color.onCedar,
    fontWeight: 600,
    boxShadow: shadow.pop,
    cursor: 'pointer',
    animation: `${appear} 200ms ease-out`,
    transition: 'background-color 120ms',
    selectors: {
      '&:hover': { background: color.cedarDark },
      // In place of the shadow, the light half of the focus ring: the dark one hardly shows on a dark band.
      '&:focus-visible': { boxShadow: `0 0 0 2px ${color.surface}` },
    },
    '@media': {
      [wide]: { height: '60px' },
      [barelyWider]: { right: '8px', height: '48px' },
      [coarseAndSmall]: { selectors: { [whileTyping]: { visibility: 'hidden' } } },
      print: { display: 'none' },
      [forcedColors]: { borderColor: 'ButtonText' },
    },
  },
])
export const bubble = style([round, { aspectRatio: '1' }])
export const pill = style([round, { paddingInline: '18px 22px' }])

export const news = style({
  position: 'absolute',
  top: '2px',
  right: '2px',
  width: '16px',
  height: '16px',
  border: `2px solid ${color.surface}`,
  borderRadius: radius.pill,
  background: color.mint,
  '@media': { [forcedColors]: { background: 'Highlight' } },
})
