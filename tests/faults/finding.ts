// One line of the verdict.
import { ONLY_TIMED } from '../../scripts/test/test-reports'

export interface Finding {
  what: string
  must: string
  measured: string
  passed: boolean
  /**
   * Whether a machine that is busy with other things can break this line too: true for lines about time, and about
   * requests that were refused or cut off because the product was late. The others must hold on any machine.
   */
  timed: boolean
  /** A sample of the submissions, requests or messages that break it. */
  breaches: unknown[]
}

/** A finding that passes without breaches. */
export function none(what: string, breaches: unknown[], note = ''): Finding {
  const measured = `${breaches.length}${note}`
  return { what, must: '0', measured, passed: breaches.length === 0, timed: false, breaches }
}

/** A finding that passes when something took at most `limitMs` milliseconds. */
export function within(what: string, tookMs: number | null, limitMs: number): Finding {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const measured = tookMs === null ? 'never' : seconds(tookMs)
  const passed = tookMs !== null && tookMs <= limitMs
  return { what, must: `${seconds(limitMs)} or less`, measured, passed, timed: true, breaches: [] }
}

/** The same finding, marked as one that a busy machine can break. */
export function timed(finding: Finding): Finding {
  return { ...finding, timed: true }
}

/** The exit code of a run: 0 when nothing broke, ONLY_TIMED when only `timed` findings did, or 1. */
export function exitCodeOf(broken: Finding[]): number {
  if (broken.length === 0) return 0
  return broken.every((finding) => finding.timed) ? ONLY_TIMED : 1
}
