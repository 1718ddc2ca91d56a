// Playwright's global setup: one site for all specs, with its own PostgreSQL and data folder.
import { buildIfNeeded } from '../../scripts/build/build-if-needed'
import { freePort } from '../../scripts/processes/ports'
import { cleanUp } from '../support/clean-up'
import { startOwnPostgres } from '../support/own-postgres'
import { startProgram } from '../support/program'
import { tempDir } from '../support/temp-dir'

export default async function startSite(): Promise<() => Promise<void>> {
  await buildIfNeeded()
  const dataDir = tempDir('browser')
  const postgres = await startOwnPostgres()
  try {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      // All specs share one client address.
      RATE_LIMIT_FORMS: '0',
      RATE_LIMIT_CHAT: '0',
    }
    await Promise.all([startProgram('server', env), startProgram('worker', env)])
    // Playwright's workers inherit the environment, which is the only way to pass them the site.
    Object.assign(process.env, {
      SITE_URL: url,
      SITE_DATA_DIR: dataDir,
      SITE_DATABASE_URL: postgres.url,
    })
    return cleanUp
  } catch (error) {
    await cleanUp()
    throw error
  }
}
