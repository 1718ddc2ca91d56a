// What is kept of pages is kept for its year: the footer of every page names it.

/** @returns to be called before anything kept is given out; calls `forget` where a new year has begun */
export function yearly(forget: () => void): () => void {
  let newYear = nextNewYear()
  return () => {
    if (Date.now() < newYear) return
    newYear = nextNewYear()
    forget()
  }
}

/** In milliseconds since 1970, by the machine's own time zone, as the footer reads its clock. */
function nextNewYear(): number {
  return new Date(new Date().getFullYear() + 1, 0).getTime()
}
