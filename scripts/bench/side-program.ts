// Starts a program that a benchmark needs beside the product: the mail server, the naive pipeline, the bare server.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../processes/ports'
import type { Taken } from './smtp-sink'

interface SideProgram {
  port: number
  child: ChildProcess
  stop(): void
}

/** Starts scripts/bench/<name>.ts and waits for its first message. */
export async function startSideProgram(
  name: 'smtp-sink' | 'naive-pipeline' | 'bare-server',
  args: string[] = [],
): Promise<SideProgram> {
  const port = await freePort()
  const file = join(import.meta.dirname, `${name}.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', file, String(port), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return { port, child, stop: () => void child.kill('SIGKILL') }
}

export interface SmtpSink {
  url: string
  /** When the team's mail about each submission was received, by mark. */
  teamMails: Map<string, number>
  /** How many mails were received. */
  count(): number
  slowDown(delayMs: number): void
  stop(): void
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const { port, child, stop } = await startSideProgram('smtp-sink')
  const teamMails = new Map<string, number>()
  let count = 0
  child.on('message', ({ mark, team, at }: Taken) => {
    count += 1
    if (team) teamMails.set(mark, at)
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    teamMails,
    count: () => count,
    slowDown: (delayMs) => void child.send({ delayMs }),
    stop,
  }
}
