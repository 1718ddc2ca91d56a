// What is kept of pages is kept for its year: the footer of every page names it.

/** @returns to be called before anything kept is given out; calls `forget` where a new year has begun */
export function yearly(forget: () => void): () => void {
  const thisYear = () => new Date().getFullYear()
  let year = thisYear()
  return () => {
    if (thisYear() !== year) forget()
    year = thisYear()
  }
}
