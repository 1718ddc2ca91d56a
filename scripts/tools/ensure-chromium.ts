// Finds the browser for tests and measurements: Playwright's own, else the system's, else a newly installed package.
import { ensureExecutable } from './ensure-executable'
import { type Machine, thisMachine } from './machine'

/** The path of Chromium. Throws a StartError that says what to install. */
export async function ensureChromium(machine: Machine = thisMachine): Promise<string> {
  // Loaded lazily: Playwright is large, and importers of this file may never need it.
  const { chromium } = await import('@playwright/test')
  const wanted = {
    name: 'Chromium',
    executables: [chromium.executablePath(), '/usr/bin/chromium', 'chromium'],
    packageName: 'chromium',
    remedy: 'install it, for example: npx playwright install chromium',
  }
  return ensureExecutable(wanted, machine)
}

const SHELL = {
  name: 'a headless Chromium',
  // The second is a wrapper script that starts the first but does not end it when ended itself.
  executables: ['/usr/lib/chromium/chromium-headless-shell', 'chromium-headless-shell'],
  packageName: 'chromium-headless-shell',
  remedy: 'apt-get install chromium-headless-shell',
}

/** Path of the browser for the tests: headless Chromium, which takes two fifths less time, else the full Chromium. */
export async function testBrowser(machine: Machine = thisMachine): Promise<string> {
  const shell = SHELL.executables.map(machine.find).find((path) => path !== null)
  return shell ?? ensureChromium(machine)
}

/** Like `testBrowser`, but first installs the headless Chromium where that is possible. */
export async function ensureTestBrowser(machine: Machine = thisMachine): Promise<string> {
  if (machine.canInstall()) {
    await ensureExecutable(SHELL, machine).catch(({ message }: Error) =>
      console.log(`${message}. Without it, the browser tests take longer.`),
    )
  }
  return testBrowser(machine)
}
