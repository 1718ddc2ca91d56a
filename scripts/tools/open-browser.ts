// What the benchmarks and screenshots share: a data folder and a browser.
import { join } from 'node:path'
import type { Browser, BrowserType } from '@playwright/test'
import { ROOT } from '../build/paths'
import { chromiumArgs } from '../tools/chromium-args'
import { ensureChromium } from '../tools/ensure-chromium'

export const DATA = join(ROOT, '.data')

/** A headless Chromium that can reach only this machine. */
export async function openBrowser(chromium: BrowserType): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
}
