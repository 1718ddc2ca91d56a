// Where the layout changes. 768 px is the specification's mobile breakpoint.

export const wide = 'screen and (min-width: 768px)'
export const wider = 'screen and (min-width: 1024px)'
export const calm = '(prefers-reduced-motion: reduce)'
export const forced = '(forced-colors: active)'
export const scriptless = '(scripting: none)'
export const scripted = '(scripting: enabled)'
