/**
 * How wide text is set: about 72 characters. In em, because a `ch` has another width in a stand-in
 * (fonts.css.ts): lines would break anew when the web font arrives.
 */
export const measure = '34em'
