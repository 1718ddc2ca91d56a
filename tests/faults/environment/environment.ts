// The environment of a run: two servers, two workers, PostgreSQL, Redis, and mail and text providers.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort } from '../../../scripts/processes/ports'
import { startOwnPostgres } from '../../support/own-postgres'
import type { ProgramEnv } from '../../support/program'
import { type Sql, sqlOnceOn } from '../../support/query'
import { startRedis, type TestRedis } from '../../support/redis'
import { tempDir } from '../../support/temp-dir'
import type { Backend } from '../options'
import { optedOut } from '../phones'
import type { PartName } from '../plan-faults'
import type { Part } from './part'
import { startStandIn } from './stand-in'
import { type SupervisedProgram, superviseProgram } from './supervised-program'

export interface Environment {
  backend: Backend
  /** Without `redis` where it is not used. */
  parts: Map<PartName, Part>
  /** Origins of both servers. */
  servers: [string, string]
  sql: Sql
  databaseUrl: string
  journals: { mails: string; texts: string }
  env: ProgramEnv
  /** The output of the programs, by name. */
  logs(): Record<string, string>
}

export const TEAM = ['team@suite.example', 'second@suite.example']

export async function startEnvironment(backend: Backend): Promise<Environment> {
  const [postgres, redis] = await Promise.all([
    startOwnPostgres({ flushes: true }),
    backend === 'redis' ? startRedis() : null,
  ])
  // A frozen PostgreSQL must not leave a query waiting: only a new connection has a time limit.
  const sql = sqlOnceOn(postgres.url)
  for (const phone of optedOut) {
    await sql('insert into sms_opt_outs (phone, keyword) values ($1, $2)', [phone, 'STOP'])
  }
  const providers = await startProviders()
  const env = {
    ...providers.env,
    DATABASE_URL: postgres.url,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    // The limit is enabled, so that its counter fails with its datastore too, but too high to be reached.
    RATE_LIMIT_FORMS: '100000',
    TEAM_EMAIL: TEAM.join(','),
    DATA_DIR: tempDir('faults-data'),
  }
  const { programs, servers } = await startPrograms(env)
  const parts = new Map<PartName, Part>([
    ...programs,
    ['postgres', { ...postgres, end: () => postgres.stop() }],
    ...(redis ? ([['redis', redisPart(redis)]] as const) : []),
    ...providers.parts,
  ])
  const logs = () =>
    Object.fromEntries([...programs].map(([name, program]) => [name, program.log()]))
  const { journals } = providers
  return { backend, parts, servers, sql, databaseUrl: postgres.url, journals, env, logs }
}

async function startProviders() {
  const dir = tempDir('faults')
  const journals = { mails: join(dir, 'mails.jsonl'), texts: join(dir, 'texts.jsonl') }
  const [smtpPort, twilioPort] = [String(await freePort()), String(await freePort())]
  const account = `AC${randomBytes(16).toString('hex')}`
  const token = randomBytes(16).toString('hex')
  const [smtp, twilio] = await Promise.all([
    startStandIn('smtp', [smtpPort, journals.mails]),
    startStandIn('twilio', [twilioPort, journals.texts, account, token]),
  ])
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Suite <desk@suite.example>',
    TWILIO_ACCOUNT_SID: account,
    TWILIO_AUTH_TOKEN: token,
    TWILIO_FROM: '+12145550142',
    TWILIO_API_URL: `http://127.0.0.1:${twilioPort}`,
  }
  const parts: [PartName, Part][] = [
    ['smtp', smtp],
    ['twilio', twilio],
  ]
  return { env, journals, parts }
}

async function startPrograms(env: ProgramEnv) {
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const servers = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const
  // Both serve one public URL, as behind a load balancer.
  const all = { ...env, PUBLIC_URL: servers[0] }
  const programs = new Map<PartName, SupervisedProgram>()
  const start = async (part: PartName, name: 'server' | 'worker', port: number) => {
    const own = { ...all, [name === 'server' ? 'PORT' : 'WORKER_PORT']: String(port) }
    programs.set(part, await superviseProgram(name, own))
  }
  await Promise.all([
    start('server-1', 'server', ports[0]),
    start('server-2', 'server', ports[1]),
    start('worker-1', 'worker', ports[2]),
    start('worker-2', 'worker', ports[3]),
  ])
  return { programs, servers: [...servers] as [string, string] }
}

function redisPart(redis: TestRedis): Part {
  return {
    kill: redis.kill,
    freeze: redis.freeze,
    thaw: redis.thaw,
    end: redis.stop,
    start: redis.start,
    // Less memory than it already uses, so every write is refused.
    behave: (mode) => redis.set('maxmemory', mode === 'full' ? '1' : '0'),
  }
}
