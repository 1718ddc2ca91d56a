// The folders of DATA_DIR that stand in for a provider which is not configured.
import { access, constants, mkdir } from 'node:fs/promises'
import { StartError } from '../src/node/start-error'

/** Names, addresses and messages are in it: for the user of the worker alone. */
const OWN = 0o700

/** Makes the folder where it is missing. Throws a StartError where nothing can be written into it. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: OWN })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `DATA_DIR: cannot write to ${folder} (${code}). Make it writable for this user, or choose another folder, for example DATA_DIR=/var/lib/website`,
    )
  }
}
