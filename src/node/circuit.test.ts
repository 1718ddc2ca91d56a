import { expect, test, vi } from 'vitest'
import { Circuit } from './circuit'

test('a circuit opens on failure and closes on success or after its rest', () => {
  vi.useFakeTimers()
  const circuit = new Circuit(20)
  expect(circuit.closed).toBe(true)
  circuit.failed()
  expect(circuit.closed).toBe(false)
  vi.advanceTimersByTime(20)
  expect(circuit.closed).toBe(true)
  circuit.failed()
  circuit.succeeded()
  expect(circuit.closed).toBe(true)
  vi.useRealTimers()
})
