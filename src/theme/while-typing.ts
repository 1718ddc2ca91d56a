// What floats over the page gives way to the form that is being filled in.

/** Selects an element while somebody types into the page. */
export const whileTyping =
  'body:has(main :is(input:not([type="checkbox"]), select, textarea):focus) &'
