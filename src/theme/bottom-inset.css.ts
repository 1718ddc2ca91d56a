// How many pixels at the bottom of the screen are covered, for elements that must stay clear of them.
import { createVar, style } from '@vanilla-extract/css'

// Not inherited: setting an inherited property on the root restyles the whole page, 40 ms on a phone.
const covered = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })

/** The name of the property; it is set while something is covered (layout/use-bottom-inset.ts). */
export const BOTTOM_INSET = covered.slice('var('.length, -')'.length)

export const bottomInset = `var(${BOTTOM_INSET}, 0px)`

/** Whatever reads the property must have this class. */
export const usesBottomInset = style({})
