// Vitest setup file for each test file: an unexpected console.error or console.warn fails the test.
// A test that expects one replaces it: vi.spyOn(console, 'error').mockImplementation(…).
import { afterEach, beforeEach } from 'vitest'

const said: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    said.push(`console.${level}: ${parts.map(String).join(' ')}`)
  }
}

beforeEach(() => {
  said.length = 0
})

afterEach(() => {
  if (said.length > 0) throw new Error(`Unexpected output\n${said.join('\n')}`)
})
