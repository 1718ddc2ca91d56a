// Media queries that several styles share. The layout changes at 768 px, the specified mobile breakpoint, and at 1024 px.
// Widths are in em, so that a visitor who has enlarged the browser's text gets the layout of a smaller screen, in which
// large text fits.

export const wide = 'screen and (min-width: 48em)'
/** Wide, but the company's name fits beside the full menu only if both take less space. */
export const barelyWide = 'screen and (min-width: 48em) and (max-width: 54em)'
export const wider = 'screen and (min-width: 64em)'
/** Room for the whole content, but not for the chat's bubble beside it. */
export const barelyWider = 'screen and (min-width: 64em) and (max-width: 82em)'
/** Room for more space in the full menu, even where the visitor has widened the space between letters and words. */
export const widest = 'screen and (min-width: 70em)'
/** Room for a window beside the page. A phone in landscape is as wide, but too low: a chat would show one line. */
export const beside = 'screen and (min-width: 48em) and (min-height: 30em)'
/** A header without room for a third item. */
export const tightHeader = 'screen and (max-width: 17em), (scripting: none)'
/** A phone with text so large that no two words fit side by side. */
export const hugeText = 'screen and (max-width: 17em)'
/** Room for a form between a head and a foot that stay. */
export const tall = 'screen and (min-height: 37.5em)'
/** A phone in landscape: little height, and room for one row. */
export const lowAndWide = 'screen and (max-height: 480px) and (min-width: 37.5em)'
/** A screen of 320 by 256 px, for example: a window at 400% zoom. */
export const lowAndNarrow = 'screen and (max-height: 26em) and (max-width: 37.49em)'
/** Touch input, which needs 44 px. */
export const coarse = '(pointer: coarse)'
/** The rest of a phone's screen above its keyboard, in a browser that resizes the window for it. */
export const coarseAndLow = '(pointer: coarse) and (max-height: 26em)'
/** A phone, or what its keyboard leaves of the screen. */
export const coarseAndSmall = `(pointer: coarse) and (max-width: 47.99em), ${coarseAndLow}`
/** A pointer that hovers: after a tap, a hovered style would stay. */
export const canHover = '(hover: hover)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const fullMotion = '(prefers-reduced-motion: no-preference)'
export const canHoverAndMove = `${canHover} and ${fullMotion}`
export const moreContrast = '(prefers-contrast: more)'
export const forcedColors = '(forced-colors: active)'
export const scriptless = '(scripting: none)'
export const scripted = '(scripting: enabled)'
