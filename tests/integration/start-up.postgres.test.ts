import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { migrations } from '../../migrations'
import { freePort } from '../../scripts/processes/ports'
import { DIST, ROOT } from '../../scripts/tools/paths'
import { connectDatabase } from '../../src/node/database/connect'
import { pinnedSession } from '../../src/node/database/pinned-session'
import { requireTables } from '../../src/node/database/require-tables'
import { connectRedis, failureToAnswer } from '../../src/node/redis'
import { startProcess } from '../support/child-process'
import { freshDatabase } from '../support/database'
import { runToFailure, spawnProgram, startProgram } from '../support/program'
import { startProxy } from '../support/proxy'
import { sqlOn } from '../support/query'
import { quietLog } from '../support/quiet-log'
import { startRedis } from '../support/redis'
import { contact, startTestSite } from '../support/site'
import { tempDir } from '../support/temp-dir'
import { waitFor } from '../support/wait-for'

/** For programs that fail to start, or write nothing that matters to another test. */
let shared: string
beforeAll(async () => {
  shared = (await freshDatabase()).url
})

const dead = 'postgres://user:hunter2@127.0.0.1:9/none'

async function startupFailure(program: 'server' | 'worker', env: Record<string, string>) {
  const { code, stderr } = await runToFailure(program, env)
  expect(code).toBe(1)
  expect(stderr).not.toMatch(/\n\s+at |hunter2/)
  return stderr.trim().split('\n')
}

test.each(['server', 'worker'] as const)(
  'the %s reports every invalid variable in one line each',
  async (program) => {
    const lines = await startupFailure(program, {
      DATABASE_URL: 'mysql://user:hunter2@h/d',
      LOG_LEVEL: 'loud',
      TWILIO_ACCOUNT_SID: 'AC1',
    })
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'TWILIO_AUTH_TOKEN',
      'TWILIO_FROM',
    ])
  },
)

test.each(['server', 'worker'] as const)(
  'the %s reports a datastore that does not answer',
  async (program) => {
    expect(await startupFailure(program, { DATABASE_URL: dead })).toEqual([
      expect.stringMatching(/^DATABASE_URL: .*ECONNREFUSED/),
    ])
  },
)

test('a worker that cannot write its mails or texts fails at startup', async () => {
  const file = join(tempDir('no-folder'), 'file')
  writeFileSync(file, '')
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' }
  for (const env of [{}, smtp]) {
    expect(
      await startupFailure('worker', { DATABASE_URL: shared, DATA_DIR: file, ...env }),
    ).toEqual([expect.stringMatching(/^DATA_DIR: cannot write to .*, for example /)])
  }
})

test('a worker warns of an inbox for a service that no form offers, and of emails and texts that are not delivered', async () => {
  const env = { DATABASE_URL: shared, TEAM_EMAIL_CLUOD: 'a@example.com' }
  const worker = await startProgram('worker', env)
  await worker.stop()
  const warned = worker.output()
  expect(warned).toMatch(/"variable":"TEAM_EMAIL_CLUOD".*this inbox gets only leads/)
  // PUBLIC_URL may be set for the server alone: nothing may depend on it.
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'TEAM_EMAIL', 'MAIL_FROM', 'TWILIO_ACCOUNT_SID']) {
    expect(warned).toMatch(new RegExp(`"level":40.*"${name} is not set`))
  }
})

test('programs start while Redis is down, with PostgreSQL as standby, and use it once it is back', async () => {
  const redis = await startRedis()
  await redis.stop()
  const { url } = await freshDatabase()
  const { through, cut } = await startProxy(url)
  const env = { DATABASE_URL: through, REDIS_URL: redis.url }
  const site = await startTestSite({ env })
  try {
    await site.settled((await site.accept(contact())).id)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    const line = 'REDIS_URL: Redis does not answer (ECONNREFUSED)'
    await waitFor(() => site.logs().includes(line), { what: line })
    expect(await Promise.all([site.stopServer(), site.stopWorker()])).toEqual([0, 0])
    await site.startServer()
    await redis.start()
    await expect
      .poll(async () => (await fetch(`${site.url}/readyz`)).json())
      .toMatchObject({ parts: { redis: 'up' } })
    await cut()
    expect((await site.post(contact())).status).toBe(202)
  } finally {
    await site.stop()
    await redis.kill()
  }
})

test('a server starts while PostgreSQL is down if Redis accepts submissions, and connects later @extended', async () => {
  const { url } = await freshDatabase()
  const { through, cut, mend } = await startProxy(url)
  await cut()
  const redis = await startRedis()
  const env = { DATABASE_URL: through, REDIS_URL: redis.url }
  const site = await startTestSite({ worker: false, env })
  const readiness = async () => {
    const response = await fetch(`${site.url}/readyz`)
    return { status: response.status, body: await response.json() }
  }
  try {
    const line = 'DATABASE_URL: PostgreSQL does not answer (ECONNREFUSED)'
    await waitFor(() => site.logs().includes(line), { what: line })
    // This Redis has every setting that the next test asks for.
    expect(site.logs()).not.toContain('can lose accepted submissions')
    expect((await fetch(`${site.url}/contact`)).status).toBe(200)
    expect((await fetch(`${site.url}/api/form-token`)).status).toBe(200)
    expect(await readiness()).toMatchObject({
      status: 200,
      body: { parts: { redis: 'up', postgres: 'down' } },
    })
    const { id } = await site.accept(contact())
    await mend()
    await expect.poll(readiness).toMatchObject({ body: { parts: { postgres: 'up' } } })
    await site.startWorker()
    await waitFor(async () => (await sqlOn(url)('select 1 from deliveries')).length > 0)
    // The standby that could not be opened at startup is available by now.
    await redis.kill()
    expect((await site.accept(contact())).id).not.toBe(id)
    expect(await readiness()).toMatchObject({ body: { parts: { redis: 'down', postgres: 'up' } } })
    expect(await Promise.all([site.stopServer(), site.stopWorker()])).toEqual([0, 0])
  } finally {
    await site.stop()
  }
})

test('a Redis that could lose an accepted submission is reported with the remedies @extended', async () => {
  const settings = { appendfsync: 'everysec', 'maxmemory-policy': 'allkeys-lru' }
  const redis = await startRedis({ appendonly: false, settings })
  const site = await startTestSite({ worker: false, env: { REDIS_URL: redis.url } })
  const reported = () =>
    site
      .logs()
      .split('\n')
      .filter((line) => line.includes('this Redis can lose accepted submissions'))
      .map((line) => JSON.parse(line).warnings)
  const remedies = {
    appendonly: 'yes',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
  }
  try {
    const all = Object.entries(remedies).map(([name, value]) =>
      expect.stringContaining(`set ${name} to ${value}`),
    )
    await waitFor(() => reported().length > 0)
    expect(reported()).toEqual([all])
  } finally {
    await site.stop()
    await redis.kill()
  }
})

test('leads are accepted and sent whatever the database sets for its sessions @extended', async () => {
  const { url, sql } = await freshDatabase()
  const settings = ["datestyle = 'SQL, DMY'", "default_transaction_isolation = 'serializable'"]
  for (const setting of settings) {
    await sql(`alter database ${new URL(url).pathname.slice(1)} set ${setting}`)
  }
  const DATABASE_URL = `${url}?options=-c%20search_path%3Dpublic`
  const site = await startTestSite({ env: { DATABASE_URL } })
  try {
    const answers = await Promise.all(Array.from({ length: 30 }, () => site.post(contact())))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
    const sent = () =>
      sql("select from deliveries where channel = 'team_email' and status = 'sent'")
    await waitFor(async () => (await sent()).length === answers.length)
    // A failure to serialize, which never happens to statements that read what is committed.
    expect(site.logs()).not.toContain('40001')
  } finally {
    await site.stop()
  }
})

test('a lock timeout of the database limits none of our sessions @extended', async () => {
  const { url, sql } = await freshDatabase()
  await sql(`alter database ${new URL(url).pathname.slice(1)} set lock_timeout = '100ms'`)
  const shown = async (lockMs?: number) => {
    const database = connectDatabase(url, 1, lockMs ? { lockMs } : {})
    const { rows } = await database.raw('show lock_timeout')
    await database.destroy()
    return rows[0].lock_timeout
  }
  expect(await shown()).toBe('0')
  // A migration has a limit of its own.
  expect(await shown(2_000)).toBe('2s')
  const client = new pg.Client(pinnedSession(url))
  await client.connect()
  expect((await client.query('show lock_timeout')).rows[0].lock_timeout).toBe('0')
  await client.end()
})

test('PostgreSQL itself ends what takes too long, also a transaction in which nothing happens', async () => {
  const shown = async (limits = {}) => {
    const database = connectDatabase(shared, 1, limits)
    const show = async (name: string) => (await database.raw(`show ${name}`)).rows[0][name]
    const all = [await show('statement_timeout'), await show('idle_in_transaction_session_timeout')]
    await database.destroy()
    return all
  }
  expect(await shown()).toEqual(['10s', '10s'])
  expect(await shown({ statementMs: 60_000 })).toEqual(['1min', '10s'])
})

test('a server does not start while neither Redis nor PostgreSQL answers', async () => {
  const env = { DATABASE_URL: dead, REDIS_URL: 'redis://127.0.0.1:9' }
  const lines = await startupFailure('server', env)
  expect(lines.at(-1)).toMatch(/^DATABASE_URL: PostgreSQL does not answer/)
})

test('a PostgreSQL that rejects the login stops the start, with or without Redis', async () => {
  const redis = await startRedis()
  const elsewhere = Object.assign(new URL(shared), { pathname: '/nothing_here' }).href
  expect(await startupFailure('server', { DATABASE_URL: elsewhere, REDIS_URL: redis.url })).toEqual(
    [expect.stringMatching(/^DATABASE_URL: .*the database does not exist/)],
  )
  await redis.kill()
})

test('a Redis that rejects the login, or has no such database, stops the start', async () => {
  const redis = await startRedis()
  await redis.set('requirepass', 'open')
  const wrong = redis.url.replace('//', '//:hunter2@')
  expect(await startupFailure('worker', { DATABASE_URL: shared, REDIS_URL: wrong })).toEqual([
    expect.stringMatching(/^REDIS_URL: Redis refuses the connection \(WRONGPASS\)/),
  ])
  const missing = connectRedis(`${wrong.replace('hunter2', 'open')}/99`, 'worker', quietLog)
  await expect(failureToAnswer(missing)).rejects.toThrow(
    /^REDIS_URL: this Redis has no database with that number/,
  )
  missing.disconnect()
  await redis.kill()
})

test('a Redis user that may not ask for the version stops the start @extended', async () => {
  const redis = await startRedis()
  const admin = connectRedis(redis.url, 'worker', quietLog)
  await admin.call('ACL', 'SETUSER', 'app', 'on', '>open', '~*', '&*', '+@all', '-info')
  admin.disconnect()
  const limited = redis.url.replace('//', '//app:open@')
  const lines = await startupFailure('worker', { DATABASE_URL: shared, REDIS_URL: limited })
  expect(lines.at(-1)).toMatch(/^REDIS_URL: Redis refuses the connection \(NOPERM\).* INFO /)
  await redis.kill()
})

test('a Redis without the database of the URL is never written to', async () => {
  const redis = await startRedis()
  const client = connectRedis(`${redis.url}/99`, 'producer', quietLog)
  let closed = 0
  client.on('close', () => {
    closed += 1
  })
  const writes: Promise<unknown>[] = []
  await waitFor(
    () => {
      writes.push(client.set('lead', 'lost').catch(() => 'rejected'))
      return closed > 2
    },
    { what: 'the connection is closed each time' },
  )
  expect(await Promise.all(writes)).not.toContain('OK')
  client.disconnect()
  await redis.kill()
})

test('npm run server warns of a PUBLIC_URL that nobody else can open, and stops its program on SIGTERM @extended', async () => {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const npm = startProcess('npm', ['run', 'server'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, PORT: String(port), DATABASE_URL: shared, DATA_DIR: tempDir('npm-run') },
  })
  const alive = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => null,
    )
  await expect.poll(alive, { timeout: 20_000 }).toBe(200)
  expect(await npm.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(await alive()).toBeNull()
  expect(npm.output()).toContain('PUBLIC_URL is not set')
})

test.each([
  ['server', 'SIGTERM'],
  ['worker', 'SIGHUP'],
] as const)('a %s stopped during startup by %s exits with code 0', async (name, signal) => {
  const port = await freePort()
  const silent = createServer().listen(port, '127.0.0.1')
  const asked = once(silent, 'connection')
  const program = await spawnProgram(name, {
    DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/d`,
  })
  await asked
  expect(await program.kill(signal)).toEqual({ code: 0, signal: null })
  expect(program.stderr()).toBe('')
  silent.close()
})

test('a used port is reported in one line @extended', async () => {
  const port = await freePort()
  const holder = createServer().listen(port, '127.0.0.1')
  const common = { DATABASE_URL: shared }
  const text = expect.stringMatching(new RegExp(`^Port ${port} .*in use`))
  expect(await startupFailure('server', { ...common, PORT: String(port) })).toEqual([text])
  expect(await startupFailure('worker', { ...common, WORKER_PORT: String(port) })).toEqual([text])
  holder.close()
})

/** A database on which the last of the release's migrations have not run. */
async function olderDatabase(missing: number) {
  const { url, sql } = await freshDatabase()
  const names = Object.keys(migrations).slice(-missing)
  await sql('delete from knex_migrations where name = any($1)', [names])
  return { url, first: names[0] }
}

/** @returns why a program does not start on this database */
async function lackIn(url: string): Promise<unknown> {
  const database = connectDatabase(url, 1)
  return requireTables(database)
    .catch(String)
    .finally(() => database.destroy())
}

test('a worker does not start without tables or on those of an earlier release, and says what to run', async () => {
  const one = await olderDatabase(1)
  expect(await startupFailure('worker', { DATABASE_URL: one.url })).toEqual([
    `The tables are older than this release (${one.first} is missing). Run: npm run migrate`,
  ])
  const three = await olderDatabase(3)
  expect(await lackIn(three.url)).toBe(
    `OldTablesError: The tables are older than this release (${three.first} and 2 more are missing). Run: npm run migrate`,
  )
  const empty = await freshDatabase({ migrated: false })
  expect(await lackIn(empty.url)).toBe(
    'StartError: The database has no tables yet. Run: npm run migrate',
  )
})

test('a worker starts on the tables of a later release, as after a rollback, and warns of no setting if all are set @extended', async () => {
  const { url, sql } = await freshDatabase()
  await sql(
    "insert into knex_migrations (name, batch, migration_time) values ('9999-of-tomorrow', 99, now())",
  )
  const worker = await startProgram('worker', {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://www.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+12145550100',
    TEAM_EMAIL_CLOUD: 'a@example.com',
  })
  await worker.stop()
  expect(worker.output()).not.toMatch(/gets only leads|are not delivered/)
})

test('a server on the tables of an earlier release says so, and accepts what can be queued @extended', async () => {
  const { url, first } = await olderDatabase(1)
  await sqlOn(url)('alter table newsletter_subscribers drop column last_left_at')
  const site = await startTestSite({ worker: false, env: { DATABASE_URL: url } })
  try {
    const line = `older than this release (${first} is missing)`
    await waitFor(() => site.logs().includes(line), { what: line })
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    await site.accept(contact())
    await site.stopServer()
  } finally {
    await site.stop()
  }
})

/** What Node.js loads when it starts one of these files: every module that is not imported dynamically. */
function loadedAtStart(...files: string[]): Set<string> {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [, path = ''] of code.matchAll(/^(?:import|\} from)\b[^'"]*["']([^'"]+)["']/gm)) {
      if (path.startsWith('.')) load(join(file, '..', path))
      else loaded.add(path)
    }
    // Packages in the bundle itself: its comments say where each module is from.
    for (const [, path = ''] of code.matchAll(/^\s*\/\/.*\bnode_modules\/(\S+)$/gm))
      loaded.add(path)
  }
  for (const file of files) load(join(DIST, file))
  return loaded
}

test('the server loads no module of Vike at startup, because Vike slows down every promise', () => {
  const loaded = loadedAtStart('programs/server.js', 'server/site-parts.mjs')
  expect(loaded).toContain('pino/pino.js')
  expect(loaded).toContain('react-dom/cjs/react-dom-server.node.production.js')
  expect([...loaded].filter((path) => /^vike\b/.test(path))).toEqual([])
})

test.each(['server', 'worker'])(
  'the %s loads no module of OpenTelemetry unless tracing is configured',
  (program) => {
    const loaded = [...loadedAtStart(`programs/${program}.js`)]
    expect(loaded).toContain('pino/pino.js')
    expect(loaded.filter((path) => /otel|opentelemetry/i.test(path))).toEqual([])
  },
)

test('pages are rendered by React’s production build, whatever NODE_ENV is', () => {
  const folder = join(DIST, 'server')
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  const code = files
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
  expect(code).toContain('react-dom-server.node.production')
  expect(code).not.toContain('react-dom-server.node.development')
})

test('a page is rendered for the first time even if the build’s files are gone @extended', () => {
  const folder = tempDir('rebuilt')
  const dist = join(folder, 'dist')
  for (const part of ['server', 'client']) {
    cpSync(join(DIST, part), join(dist, part), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const code = `
    import { rmSync } from 'node:fs'
    import { dialogIds, showsForm } from './src/contract/form-places.ts'
    const { loadRenderer } = await import('./src/renderer/render-page.ts')
    const { render, pageList } = await loadRenderer({ distDir: ${JSON.stringify(dist)} })
    rmSync(${JSON.stringify(dist)}, { recursive: true })
    const paths = pageList.pages.map(({ path }) => path)
    const forms = dialogIds.map((form) => [paths.find((path) => showsForm(path, form)), form])
    const places = [
      ...[...paths, '/nowhere', '/unsubscribe/ask'].map((path) => ({ path, search: '' })),
      ...forms.map(([path, form]) => ({ path, search: '?form=' + form })),
    ]
    const failed = []
    for (const { path, search } of places) {
      const asked = { path, search, publicUrl: 'http://localhost', nativeForm: null }
      await render(asked).catch(() => failed.push(path + search))
    }
    console.log(JSON.stringify({ rendered: places.length - failed.length, failed }))
  `
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const printed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual({ rendered: expect.any(Number), failed: [] })
})

test('a worker writes its first email even if the files of its release are gone @extended', async () => {
  const folder = tempDir('replaced')
  const programs = join(folder, 'dist', 'programs')
  cpSync(join(DIST, 'programs'), programs, { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const site = await startTestSite({ worker: false })
  const worker = startProcess(process.execPath, [join(programs, 'worker.js')], {
    cwd: folder,
    env: { ...site.env, PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  try {
    await once(worker.child, 'message')
    expect((await fetch(`${site.workerUrl}/healthz`)).status).toBe(200)
    rmSync(folder, { recursive: true })
    const { id } = await site.accept(contact())
    expect((await site.settled(id)).team_email?.status).toBe('sent')
    expect(await worker.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  } finally {
    await site.stop()
  }
})
