// Writes mails as .eml files, for running without a mail account. A second copy replaces the first.
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder, openDataFolder, PRIVATE_MODE } from '../../src/node/data-folder'
import type { Mailer } from './mailer'
import { toMessage } from './to-message'

/** Age in milliseconds after which a draft is stale: no write takes that long. */
const DRAFT_MS = 60 * 60 * 1_000

export async function createFileMailer(dataDir: string): Promise<Mailer> {
  const folder = join(dataDir, 'mail')
  openDataFolder(folder, PRIVATE_MODE)
  await removeDrafts(folder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail, key, { lastCheck }) {
      const { message, messageId } = await transport.sendMail(toMessage(mail, key))
      const file = join(folder, `${key}.eml`)
      // Written to a temporary file, flushed, then renamed: a reader of the folder never sees half a mail.
      const draft = join(folder, `.${key}.${process.pid}.tmp`)
      try {
        // Somebody may have emptied DATA_DIR.
        makeFolder(folder, PRIVATE_MODE)
        await write(draft, message as Buffer)
        lastCheck()
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { providerId: messageId }
    },
    async probe() {},
    close: () => transport.close(),
  }
}

async function write(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes drafts left by a process that died while writing. Recent ones may belong to another running worker. */
async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.startsWith('.') && each.endsWith('.tmp'))) {
    const file = join(folder, name)
    const written = await stat(file).catch(() => null)
    if (written && Date.now() - written.mtimeMs > DRAFT_MS) await rm(file, { force: true })
  }
}
