import { globalStyle, style } from '@vanilla-extract/css'
import { wide, wider } from '../../theme/media'
import { article, opened, picture } from './article-card.css'
import { heading } from './panel-heading.css'

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wider]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
globalStyle(`${shelf} > *`, { '@media': { [wider]: { gridColumn: 'span 2' } } })
// When rows of three leave two over, the first two cards are larger.
globalStyle(`${shelf}:has(> :nth-child(3n + 2):last-child) > :nth-child(-n + 2)`, {
  '@media': { [wider]: { gridColumn: 'span 3' } },
})
// Their pictures are as on the page of case studies, and no taller. By class: the attribute of a picture's state is set
// when the script starts, with the first press at the latest, and the cards would shrink under it.
globalStyle(`${shelf}:has(> :nth-child(3n + 2):last-child) > :nth-child(-n + 2) > ${picture} > *`, {
  '@media': { [wider]: { aspectRatio: '16 / 9' } },
})

// An open article has the shelf to itself.
globalStyle(`${shelf}:has(> ${opened})`, { display: 'block' })
globalStyle(`${shelf}:has(> ${opened}) > ${article}:not(${opened})`, { display: 'none' })
// Its title directly follows the tabs; the heading between them stays for those who navigate by headings.
globalStyle(`${heading}:has(+ ${shelf} > ${opened})`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
