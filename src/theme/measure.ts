// The maximum line length of text.

/**
 * About 72 characters. In em, because `ch` has another width in a fallback font (fonts.css.ts): lines would wrap
 * differently when the web font arrives.
 */
export const measure = '34em'
