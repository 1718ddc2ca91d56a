// The browsers that tests and measurements drive: Playwright's own, else the system's, else one from its packages.
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

const SHELL = {
  name: 'a headless Chromium',
  // The second is a script that starts the first, and does not end it when it is ended itself.
  executables: ['/usr/lib/chromium/chromium-headless-shell', 'chromium-headless-shell'],
  packageName: 'chromium-headless-shell',
  remedy: 'apt-get install chromium-headless-shell',
}

/** The browser of the tests: Chromium without what a window needs, which takes two fifths less time, else the whole. */
export async function testBrowser(machine: Machine = thisMachine): Promise<string> {
  const shell = SHELL.executables.map(machine.find).find((path) => path !== null)
  return shell ?? ensureChromium(machine)
}

/** As `testBrowser`, but installs the lighter one where that is possible. */
export async function ensureTestBrowser(machine: Machine = thisMachine): Promise<string> {
  if (machine.canInstall()) {
    await ensureExecutable(SHELL, machine).catch(({ message }: Error) =>
      console.log(`${message}. Without it the browser tests take longer.`),
    )
  }
  return testBrowser(machine)
}
