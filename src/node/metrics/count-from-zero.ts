// Creates counters whose series all start at zero. One that first appears with its first event hides that
// event: `rate` and `increase` need the zero before the one.
import { Counter, type Registry } from 'prom-client'

interface Counted<Name extends string> {
  name: string
  help: string
  /** Every label with all its possible values. */
  labels: Record<Name, readonly string[]>
}

export function countFromZero<Name extends string>(
  { name, help, labels }: Counted<Name>,
  registers: Registry[],
): Counter<Name> {
  const labelNames = Object.keys(labels) as Name[]
  const counter = new Counter<Name>({ name, help, labelNames, registers })
  let all: Partial<Record<Name, string>>[] = [{}]
  for (const label of labelNames) {
    all = all.flatMap((before) => labels[label].map((value) => ({ ...before, [label]: value })))
  }
  for (const each of all) counter.inc(each, 0)
  return counter
}
