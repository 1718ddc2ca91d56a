// Paths of the build output, and of the marker files that record its state; and of what the scripts write.
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Vite's default, which vite.config.ts keeps: client/ and server/ are written below it. */
export const DIST = join(ROOT, 'dist')

/** The fingerprint of the build. Written last and removed first: an incomplete build has none. */
export const BUILD_HASH = join(DIST, '.build-hash')
export const BUILD_LOCK = join(DIST, '.build-lock')

/** Results of benchmarks, and screenshots. */
export const DATA = join(ROOT, '.data')
