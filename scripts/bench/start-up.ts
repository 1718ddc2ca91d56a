// How long until a visitor can use the site: from scratch, and when everything is already in place.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../processes/ports'
import { DIST, ROOT } from '../tools/paths'
import { startTemporarySite } from '../tools/temporary-site'
import { type BenchRow, spread } from './report'

const RUNS = 3
/** In milliseconds. */
const GOALS = { first: 60_000, again: 10_000, server: 2_000 }

export async function startUp(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-start-'))
  try {
    rmSync(DIST, { recursive: true, force: true })
    const first = await npmStart(dataDir)
    const again: number[] = []
    for (let run = 0; run < RUNS; run++) again.push(await npmStart(dataDir))
    const floor = `${Math.round(await bareNode())} ms: Node.js alone`
    const ms = { unit: 'ms', floor }
    return [
      { ...ms, name: 'npm start, nothing built', goal: GOALS.first, ...spread([first]) },
      { ...ms, name: 'npm start again', goal: GOALS.again, ...spread(again) },
      { ...ms, name: 'one more server', goal: GOALS.server, ...spread(await oneMoreServer()) },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Time from the command to its `ready` line; then the process is ended. */
async function npmStart(dataDir: string): Promise<number> {
  const ports = { PORT: String(await freePort()), WORKER_PORT: String(await freePort()) }
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts', 'start.ts')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const text of child.stdout) {
      if (/^ready /m.test(String(text))) return performance.now() - startedAt
    }
    throw new Error('npm start ended before it was ready')
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

async function oneMoreServer(): Promise<number[]> {
  const site = await startTemporarySite({ redis: false, programs: [] })
  const times: number[] = []
  try {
    for (let run = 0; run < RUNS; run++) {
      const startedAt = performance.now()
      const server = await site.startProgram('server')
      times.push(performance.now() - startedAt)
      await server.end(AbortSignal.timeout(8_000))
    }
  } finally {
    await site.stop()
  }
  return times
}

async function bareNode(): Promise<number> {
  const startedAt = performance.now()
  await once(spawn(process.execPath, ['--eval', '']), 'exit')
  return performance.now() - startedAt
}
