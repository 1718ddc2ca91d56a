// How many pixels of the screen's lower edge are covered, for what must stay clear of it.
import { style } from '@vanilla-extract/css'

/** The custom property that says it; absent while nothing is covered (layout/use-covered-below.ts). */
export const COVERED_BELOW = '--covered-below'

export const coveredBelow = `var(${COVERED_BELOW}, 0px)`

/** What reads the property has to be of this class: to be inherited it would have every element styled anew. */
export const clearOfCovered = style({})
