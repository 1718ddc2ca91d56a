// What the benchmarks and pictures stand on: folders and a browser.
import { join } from 'node:path'
import type { Browser, BrowserType } from '@playwright/test'
import { ROOT } from '../build/paths'
import { chromiumArgs } from '../chromium-args'
import { ensureChromium } from '../ensure-chromium'

export const DATA = join(ROOT, '.data')

/** A headless Chromium that talks to nobody but us. */
export async function openBrowser(chromium: BrowserType): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
}
