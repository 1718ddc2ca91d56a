// The browser that tests drive: Playwright's own, else the system's, else one from its packages.
import { ensureExecutable } from './ensure-executable'
import { type Machine, thisMachine } from './machine'

/** The path of Chromium. Throws a StartError that says what to install. */
export async function ensureChromium(machine: Machine = thisMachine): Promise<string> {
  // Loaded here only: Playwright is large, and whoever imports this file may never ask.
  const { chromium } = await import('@playwright/test')
  const wanted = {
    name: 'Chromium',
    executables: [chromium.executablePath(), '/usr/bin/chromium', 'chromium'],
    packageName: 'chromium',
    remedy: 'install it, for example: npx playwright install chromium',
  }
  return ensureExecutable(wanted, machine)
}
