// Vitest setup file: cleans up after each test file, so that nothing it started outlives it.
import { afterAll } from 'vitest'
import { cleanUp } from './clean-up'

afterAll(cleanUp, 60_000)
