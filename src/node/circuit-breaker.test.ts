import { expect, test, vi } from 'vitest'
import { CircuitBreaker } from './circuit-breaker'

test('a circuit opens on failure, and closes on success or after its cooldown', () => {
  vi.useFakeTimers()
  const circuit = new CircuitBreaker(20)
  expect(circuit.isClosed).toBe(true)
  circuit.recordFailure()
  expect(circuit.isClosed).toBe(false)
  vi.advanceTimersByTime(20)
  expect(circuit.isClosed).toBe(true)
  circuit.recordFailure()
  circuit.recordSuccess()
  expect(circuit.isClosed).toBe(true)
  vi.useRealTimers()
})
