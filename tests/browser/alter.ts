// What an extension may do to an element of the page. Both run in the page.

export function remove(element: Element): void {
  element.remove()
}

/** Puts the element into another one. */
export function wrap(element: Element): void {
  const box = document.createElement('div')
  element.replaceWith(box)
  box.append(element)
}
