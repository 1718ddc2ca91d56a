// The custom property that says how many pixels of the screen's lower edge are covered.

/** Set on the root element while something stands there; absent otherwise. */
export const COVERED_BELOW = '--covered-below'

export const coveredBelow = `var(${COVERED_BELOW}, 0px)`
