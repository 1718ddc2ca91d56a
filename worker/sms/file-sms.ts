// Appends text messages to a file as JSON lines, for running without an SMS account.
import { closeSync, openSync } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, notWritable, openDataFolder, PRIVATE_MODE } from '../../src/node/data-folder'
import type { SmsSender } from './sms-sender'

export function createFileSms(dataDir: string): SmsSender {
  openDataFolder(dataDir, PRIVATE_MODE)
  const file = join(dataDir, 'sms.jsonl')
  refuseReadOnly(file)
  return {
    settledMs: 0,
    async send({ to, body, submissionId }, lastCheck) {
      lastCheck()
      const line = `${JSON.stringify({ to, body, submissionId })}\n`
      // Somebody may have emptied DATA_DIR.
      makeFolder(dataDir, PRIVATE_MODE)
      await appendFile(file, line, { flush: true, mode: 0o600 })
      return { providerId: `file:${submissionId}` }
    },
    async find({ submissionId }) {
      const lines = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      const sent = lines.includes(JSON.stringify(submissionId))
      return sent ? { state: 'sent', providerId: `file:${submissionId}` } : { state: 'absent' }
    },
    async probe() {},
    close() {},
  }
}

/** Throws a StartError if the file is there and cannot be written to, for example because another user has made it. */
function refuseReadOnly(file: string): void {
  try {
    closeSync(openSync(file, 'r+'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw notWritable(file, error)
  }
}
