import { expect, test, vi } from 'vitest'
import { CircuitBreaker, OpenCircuitError } from './circuit-breaker'

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

test('work that fails or hangs opens the circuit; while it is open, none is begun', async () => {
  const failing = () => Promise.reject(new Error('no'))
  const hanging = () => new Promise(() => undefined)
  for (const work of [failing, hanging]) {
    const circuit = new CircuitBreaker(60_000)
    await expect(circuit.run(async () => 7, 1_000, 'it')).resolves.toBe(7)
    await expect(circuit.run(work, 1, 'it')).rejects.toThrow(/^(no|it took over 1 ms)$/)
    const next = vi.fn(failing)
    await expect(circuit.run(next, 1_000, 'it')).rejects.toThrow(OpenCircuitError)
    expect(next).not.toHaveBeenCalled()
  }
})
