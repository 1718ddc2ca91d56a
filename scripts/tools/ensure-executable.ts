// Finds a program that the tests need, installs it, or says in one line what to install.
import { StartError } from '../../src/node/start-error'
import type { Machine } from './machine'

interface Wanted {
  /** Its name as used in a sentence. */
  name: string
  /** Names on the PATH or full paths, best first. */
  executables: string[]
  /** The Debian package that provides one of them. */
  packageName: string
  /** What a person has to do to get it. */
  remedy: string
}

/** The path of the first executable found. Throws a StartError when there is none and none can be installed. */
export async function ensureExecutable(wanted: Wanted, machine: Machine): Promise<string> {
  const { name, executables, packageName, remedy } = wanted
  const find = () => executables.map(machine.find).find((path) => path !== null)
  const present = find()
  if (present) return present
  if (!machine.canInstall()) throw new StartError(`The tests need ${name}: ${remedy}`)
  console.log(`Installing ${packageName} …`)
  try {
    await machine.install(packageName)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The tests need ${name}, and installing it failed (${reason}): ${remedy}`)
  }
  const installed = find()
  if (installed) return installed
  throw new StartError(
    `The tests need ${name}, which the package ${packageName} does not contain: ${remedy}`,
  )
}
