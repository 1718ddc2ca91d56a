// The browser of the benchmarks and screenshots.
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs } from './chromium-args'
import { ensureChromium } from './ensure-chromium'

/** A headless Chromium that can reach only this machine. It ends with this process, which handles signals itself. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
