// How long ago something was, in words for the team.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Whole minutes, from an hour hours, and from two days days: '25 minutes', '1 hour', '2 days'. Never negative. */
export function age(ms: number): string {
  // What another machine has recorded may seem to lie ahead by the difference of the clocks.
  if (ms < HOUR) return counted(Math.max(0, Math.floor(ms / MINUTE)), 'minute')
  return ms < 2 * DAY
    ? counted(Math.floor(ms / HOUR), 'hour')
    : counted(Math.floor(ms / DAY), 'day')
}

/** '1 hour', '2 hours'. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
