// Path data with fewer characters: in whole numbers, each point given from the one before. Letters have many points.

/** @param path of absolute M, L, Q, C and Z, as fonts give it */
export function shortPath(path: string): string {
  let from = [0, 0]
  return path.replace(/([MLQC])([^A-Z]*)/g, (_, command: string, list: string) => {
    const to = list
      .trim()
      .split(' ')
      .map((number) => Math.round(Number(number)))
    // A contour starts where it says: rounding does not add up over a text.
    const start = command === 'M' ? [0, 0] : from
    const steps = to.map((number, index) => number - (start[index % 2] ?? 0))
    from = to.slice(-2)
    return `${command === 'M' ? 'M' : command.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`
  })
}
