// Grids that are printed as blocks, one below the other as on a phone.
import { globalStyle } from '@vanilla-extract/css'

/**
 * Firefox breaks no row of a grid between sheets: it leaves the heading at the end of one and prints its text on the next,
 * or, where a row is taller than a sheet, the next row over it.
 * @param grid selector
 * @param gap between its children, as a CSS length
 */
export function blockOnPaper(grid: string, gap: string): void {
  globalStyle(grid, { '@media': { print: { display: 'block' } } })
  if (gap !== '0') globalStyle(`${grid} > * + *`, { '@media': { print: { marginTop: gap } } })
}
