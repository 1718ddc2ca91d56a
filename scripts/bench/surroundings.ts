// What the benchmarks and pictures stand on: folders and a browser.
import { join } from 'node:path'
import type { Browser, BrowserType } from '@playwright/test'
import { ROOT } from '../build/paths'
import { ensureChromium } from '../ensure-chromium'

export const DATA = join(ROOT, '.data')

/** A headless Chromium that talks to nobody but us. */
export async function openBrowser(chromium: BrowserType): Promise<Browser> {
  const root = process.getuid?.() === 0
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
