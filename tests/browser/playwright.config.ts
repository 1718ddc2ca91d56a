// Browser tests: the built site in a real Chromium, against programs of its own.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ensureChromium } from '../../scripts/ensure-chromium'
import type { SiteOptions } from './test'

const root = process.getuid?.() === 0

export default defineConfig<SiteOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  globalSetup: join(import.meta.dirname, 'start-site.ts'),
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await ensureChromium(),
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(root ? ['--no-sandbox'] : []),
        // The browser itself must not call home either; and no name but our own resolves.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
})
