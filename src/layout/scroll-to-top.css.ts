import { style } from '@vanilla-extract/css'
import { bottomInset, usesBottomInset } from '../theme/bottom-inset.css'
import { barelyWider, coarseAndSmall, lowAndNarrow, wide } from '../theme/media'
import { appear } from '../theme/motion.css'
import { color, radius, shadow } from '../theme/tokens.css'
import { whileTyping } from '../theme/while-typing'

/** The corner below is the chat's, up to 60 px high and 16 px from the edge. */
const CHAT = '76px'

export const button = style([
  usesBottomInset,
  {
    position: 'fixed',
    // Centered above the chat's bubble: 52 px wide on a phone, 60 or 48 px above that.
    right: '18px',
    bottom: `calc(12px + ${CHAT} + ${bottomInset})`,
    zIndex: 15,
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    padding: 0,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.text,
    boxShadow: shadow.pop,
    cursor: 'pointer',
    animation: `${appear} 160ms ease-out`,
    transition: 'border-color 120ms, color 120ms',
    selectors: {
      '&:hover': { borderColor: color.cedar, color: color.cedar },
      // Beside the chat window, 350 px wide, while it is open.
      'body:has(#chat-panel) &': { right: '382px' },
    },
    '@media': {
      [wide]: { right: '22px' },
      [barelyWider]: { right: '8px' },
      [coarseAndSmall]: { selectors: { [whileTyping]: { visibility: 'hidden' } } },
      // Beside it: above it would be behind the header.
      [lowAndNarrow]: { right: '84px', bottom: `min(18px + ${bottomInset}, 100vh - 120px)` },
      print: { display: 'none' },
    },
  },
])
