// A counter that shows up at its first event says nothing of it: `rate` and `increase` need the zero
// before the one. So what can be counted is there from the start.
import { Counter, type Registry } from 'prom-client'

interface Counted<Name extends string> {
  name: string
  help: string
  /** Every label with every value it can have. */
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
