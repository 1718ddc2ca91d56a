// How the tests start their browser.
import { chromiumArgs } from '../../scripts/tools/chromium-args'
import { testBrowser } from '../../scripts/tools/ensure-chromium'

/** They save a seventh of the processor time of all tests, and change nothing that a page can see. */
const leanArgs = [
  // A page's opener policy moves it out of the process of the empty tab: a second process for almost every test.
  '--renderer-process-limit=1',
  // Without a GPU, a process for it only passes on what is drawn.
  '--in-process-gpu',
]

export async function launchOptions() {
  return { executablePath: await testBrowser(), args: [...chromiumArgs, ...leanArgs] }
}
