// Reads what became of a submission's messages, from where they end up.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Row, Sql } from './query'
import { waitFor } from './wait-for'

/** The deliveries of a submission by channel, once none of them is open. */
export function settled(sql: Sql, id: string, timeoutMs = 10_000): Promise<Record<string, Row>> {
  return waitFor(async () => {
    const rows = await sql('select * from deliveries where submission_id = $1', [id]).catch(
      () => [],
    )
    const open = rows.filter(({ status }) => ['pending', 'sending'].includes(status))
    if (rows.length === 0 || open.length > 0) return undefined
    return Object.fromEntries(rows.map((row) => [row.channel, row]))
  }, timeoutMs)
}

/** The .eml files of a submission by channel. */
export async function mailsOf(dataDir: string, id: string): Promise<Record<string, Email>> {
  const folder = join(dataDir, 'mail')
  const files = (await readdir(folder)).filter((name) => name.startsWith(id))
  const mails: Record<string, Email> = {}
  for (const name of files) {
    const channel = name.split('.')[1] ?? name
    mails[channel] = await PostalMime.parse(await readFile(join(folder, name)))
  }
  return mails
}

export interface TextLine {
  to: string
  body: string
  submissionId: string
}

/** The parsed lines of sms.jsonl. */
export async function textsOf(dataDir: string): Promise<TextLine[]> {
  const text = await readFile(join(dataDir, 'sms.jsonl'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TextLine)
}
