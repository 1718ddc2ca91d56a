// Mail as .eml files, for running without an account. A second copy replaces the first.
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { openDataFolder } from '../data-folder'
import type { Mailer } from './mailer'
import { toMessage } from './to-message'

export async function createFileMailer(dataDir: string): Promise<Mailer> {
  const folder = join(dataDir, 'mail')
  await openDataFolder(folder)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail, key, { lastCheck }) {
      const { message, messageId } = await transport.sendMail(toMessage(mail, key))
      const file = join(folder, `${key}.eml`)
      // Written aside, flushed, then renamed: whoever reads the folder never sees half a mail.
      const draft = join(folder, `.${key}.${process.pid}.tmp`)
      const handle = await open(draft, 'w', 0o600)
      try {
        await handle.writeFile(message as Buffer)
        await handle.sync()
      } finally {
        await handle.close()
      }
      lastCheck()
      await rename(draft, file)
      return { providerId: messageId }
    },
    async probe() {},
    close: () => transport.close(),
  }
}
