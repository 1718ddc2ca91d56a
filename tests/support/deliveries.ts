// Reads what became of a submission's messages, from where they end up.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Program } from './program'
import type { Row, Sql } from './query'
import { waitFor } from './wait-for'

interface Watched {
  sql: Sql
  programs: readonly Pick<Program, 'output'>[]
}

/** How much of each program's log a timeout shows, in characters. */
const LAST_WORDS = 2_000

/** The deliveries of a submission by channel, once none of them is open. */
export function settled(
  { sql, programs }: Watched,
  id: string,
  timeoutMs = 10_000,
): Promise<Record<string, Row>> {
  let rows: Row[] = []
  const what = () => {
    const ends = programs.map((program) => program.output().slice(-LAST_WORDS))
    return [`the end of submission ${id}`, JSON.stringify(rows, null, 2), ...ends].join('\n')
  }
  return waitFor(
    async () => {
      rows = await sql('select * from deliveries where submission_id = $1', [id])
      const open = rows.filter(({ status }) => ['pending', 'sending'].includes(status))
      if (rows.length === 0 || open.length > 0) return undefined
      return Object.fromEntries(rows.map((row) => [row.channel, row]))
    },
    { timeoutMs, what },
  )
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
