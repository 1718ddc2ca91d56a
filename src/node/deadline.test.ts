import { expect, test } from 'vitest'
import { Circuit } from './circuit'
import { withDeadline } from './deadline'

test('work in time keeps its result and its error', async () => {
  await expect(withDeadline(Promise.resolve(7), 50, 'it')).resolves.toBe(7)
  await expect(withDeadline(Promise.reject(new Error('no')), 50, 'it')).rejects.toThrow('no')
})

test('work that hangs is left behind and named', async () => {
  await expect(withDeadline(new Promise(() => undefined), 10, 'Redis')).rejects.toThrow(
    'Redis took over 10 ms',
  )
})

test('a circuit opens on failure and closes on success or after its rest', async () => {
  const circuit = new Circuit(20)
  expect(circuit.closed).toBe(true)
  circuit.failed()
  expect(circuit.closed).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(circuit.closed).toBe(true)
  circuit.failed()
  circuit.succeeded()
  expect(circuit.closed).toBe(true)
})
