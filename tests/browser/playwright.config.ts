// Browser tests: the built site in a real Chromium, served by programs started for these tests.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './launch-options'
import type { SiteOptions } from './test'

// What Playwright describes of a failed test is the first page of its context, which is nearly empty (shared-context.ts).
process.env.PLAYWRIGHT_NO_COPY_PROMPT = '1'

export default defineConfig<SiteOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  globalSetup: join(import.meta.dirname, 'start-site.ts'),
  forbidOnly: true,
  fullyParallel: true,
  // Two use both cores of a small machine; a third makes no run shorter, but every wait in a test longer.
  workers: 2,
  // `npm test` reports tests that pass only on the retry: a busy machine alone must not fail the run.
  retries: 1,
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    // Tracing takes a third of the run's time; `--trace on` enables it for the test in question.
    trace: 'off',
    // The page of a failed test is photographed by test.ts, once it is drawn.
    screenshot: 'off',
    launchOptions: await launchOptions(),
  },
})
