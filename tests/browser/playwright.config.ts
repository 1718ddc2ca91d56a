// Browser tests: the built site in a real Chromium, against programs of its own.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from '../../scripts/chromium-args'
import { testBrowser } from '../../scripts/ensure-chromium'
import type { SiteOptions } from './test'

export default defineConfig<SiteOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  globalSetup: join(import.meta.dirname, 'start-site.ts'),
  forbidOnly: true,
  fullyParallel: true,
  // More than there are cores here: a test waits for its page for a quarter of its time.
  workers: 3,
  // What passes only then is told by `npm test`: a busy machine alone must not fail the whole.
  retries: 1,
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    // A trace takes a third of the run's time; `--trace on` makes one of the test in question.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await testBrowser(),
      args: chromiumArgs,
    },
  },
})
