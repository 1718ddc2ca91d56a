// Data in a page's HTML, in an element that is never executed.

/** @param attributes of the element: a type that is not JavaScript's, and an id if a script reads it */
export function dataBlock(attributes: string, data: object): string {
  // What a visitor typed must not close the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script ${attributes}>${json}</script>`
}
