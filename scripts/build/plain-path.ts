// Vite and Vike take the path of the site for an address, in which some characters mean something else.
import { StartError } from '../../src/node/start-error'
import { ROOT } from '../tools/paths'

/**
 * Throws a StartError if the site cannot be built in this folder. What is built there does run. A `?` is not looked for:
 * it keeps tsx from loading any script.
 */
export function requirePlainPath(folder = ROOT): void {
  const character = /[#%]/.exec(folder)?.[0]
  if (!character) return
  throw new StartError(
    `The site cannot be built in ${folder}, because of the ${character} in that path. Move the folder to a path without it.`,
  )
}
