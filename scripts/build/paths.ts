// Where the build lies, and the marks that say what state it is in.
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Vite's default, which vite.config.ts keeps: client/ and server/ are written below it. */
export const DIST = join(ROOT, 'dist')

/** The fingerprint of what was built. Written last, removed first: half a build has none. */
export const BUILD_HASH = join(DIST, '.build-hash')
export const BUILD_LOCK = join(DIST, '.build-lock')
