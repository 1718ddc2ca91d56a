// npm run build: builds the site and the programs into dist/. Does nothing when nothing has changed; --force
// builds anyway.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runProgram, StartError } from '../src/node/start-error'
import { fingerprint, isBuilt } from './build/fingerprint'
import { requirePlainPath } from './build/plain-path'
import { type Lock, takeLock } from './processes/lock-file'
import { BUILD_HASH, BUILD_LOCK, DIST } from './tools/paths'

runProgram(async () => {
  process.on('disconnect', () => process.exit(1))
  // Set before Vite and Vike are loaded: it decides which React build they bundle.
  process.env.NODE_ENV = 'production'
  const release = await waitForLock()
  const startedAt = Date.now()
  if (isBuilt() && !process.argv.includes('--force')) {
    console.log('build: up to date')
  } else {
    await build()
    console.log(`build: done in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s`)
  }
  release()
  process.exit(0)
})

async function build(): Promise<void> {
  requirePlainPath()
  // Taken first: files edited during this build belong to the next one.
  const hash = fingerprint()
  rmSync(BUILD_HASH, { force: true })
  const [{ buildSite }, { bundlePrograms }, { compressAssets }, { renderOgImages }, { ogCards }] =
    await Promise.all([
      import('./build/build-site'),
      import('./build/bundle-programs'),
      import('./build/compress-assets'),
      import('./pictures/og-images'),
      import('./pictures/og-cards'),
    ])
  await Promise.all([buildSite(), bundlePrograms()])
  await renderOgImages(ogCards, join(DIST, 'client', 'og'))
  await compressAssets(join(DIST, 'client'))
  writeFileSync(BUILD_HASH, hash)
}

// npm start and the tests may want a build at the same moment: the second waits and finds it done.
async function waitForLock(): Promise<() => void> {
  for (let waiting = false; ; waiting = true) {
    const lock = tryLock()
    if (lock.held) return lock.release
    if (!waiting) console.log(`build: waiting for the build that process ${lock.holder} is running`)
    await sleep(200)
  }
}

function tryLock(): Lock {
  try {
    mkdirSync(DIST, { recursive: true })
    return takeLock(BUILD_LOCK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `The build cannot write to ${DIST} (${code}). Make it writable for this user, or free some space.`,
    )
  }
}
