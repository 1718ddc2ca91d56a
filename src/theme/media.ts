// Where the layout changes: 768 px, the specification's mobile breakpoint, and 1024 px. In em, so that whoever has
// set the browser's text larger gets the layout of a smaller screen, in which large text fits.

export const wide = 'screen and (min-width: 48em)'
/** As wide, and too narrow for the company's name beside the whole menu. */
export const barelyWide = 'screen and (min-width: 48em) and (max-width: 54em)'
export const wider = 'screen and (min-width: 64em)'
/** Room for a window beside the page. A phone on its side is as wide, and too low: of a chat, one line would be seen. */
export const beside = 'screen and (min-width: 48em) and (min-height: 30em)'
/** A phone whose text is set so large that no two words stand beside each other. */
export const hugeText = 'screen and (max-width: 17em)'
/** A phone on its side: little height, and room for one row. */
export const lowAndWide = 'screen and (max-height: 480px) and (min-width: 37.5em)'
/** A finger, which needs 44 px. */
export const coarse = '(pointer: coarse)'
export const calm = '(prefers-reduced-motion: reduce)'
export const strong = '(prefers-contrast: more)'
export const forced = '(forced-colors: active)'
export const scriptless = '(scripting: none)'
export const scripted = '(scripting: enabled)'
