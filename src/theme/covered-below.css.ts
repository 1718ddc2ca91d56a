// How many pixels of the screen's lower edge are covered, for what must stay clear of it.
import { createVar, style } from '@vanilla-extract/css'

// Not inherited: set on the root, a property that is has a browser style the whole page anew, 40 ms on a phone.
const covered = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })

/** The name of the property; it is set while something is covered (layout/use-covered-below.ts). */
export const COVERED_BELOW = covered.slice('var('.length, -')'.length)

export const coveredBelow = `var(${COVERED_BELOW}, 0px)`

/** What reads the property has to be of this class. */
export const clearOfCovered = style({})
