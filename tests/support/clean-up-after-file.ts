// Vitest runs this before each test file: nothing that a file started outlives it.
import { afterAll } from 'vitest'
import { cleanUp } from './clean-up'

afterAll(cleanUp, 60_000)
