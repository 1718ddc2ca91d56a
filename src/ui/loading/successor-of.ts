/** What React has rendered in the place of an element that is gone: it has the same id, or name in `data-replay`. */
export function successorOf(gone: Element): HTMLElement | null {
  if (gone.id !== '') return document.getElementById(gone.id)
  const name = gone instanceof HTMLElement && gone.dataset.replay
  return name ? document.querySelector<HTMLElement>(`[data-replay="${name}"]`) : null
}
