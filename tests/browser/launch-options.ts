// How the tests start their browser.
import { chromiumArgs } from '../../scripts/tools/chromium-args'
import { testBrowser } from '../../scripts/tools/ensure-chromium'

// Without a GPU, a process for it only passes on what is drawn.
const leanArgs = ['--in-process-gpu']

export async function launchOptions() {
  return { executablePath: await testBrowser(), args: [...chromiumArgs, ...leanArgs] }
}
