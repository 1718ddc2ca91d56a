// Checks docker-compose.yml without a Docker engine: against the contract's wording, and with Docker's own
// client where one is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv, settingNames } from '../../src/node/env'
import { routedServices } from '../../worker/mail/team-inboxes'

const root = join(import.meta.dirname, '..', '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

interface Service {
  image?: string
  build?: { target: string }
  command?: string[]
  user?: string
  ports?: string[]
  volumes?: string[]
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  cap_add?: string[]
  privileged?: boolean
  restart?: string
  init?: boolean
  scale?: string
  stop_grace_period?: string
  logging?: { driver: string; options: Record<string, string> }
  security_opt?: string[]
  environment?: Record<string, string>
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const { services } = compose

test('the stack has exactly the services server, worker, migrate, postgres, redis and mailpit', () => {
  expect(Object.keys(services).sort()).toEqual(
    ['mailpit', 'migrate', 'postgres', 'redis', 'server', 'worker'].sort(),
  )
})

test('every image of others has a tag with its version, so that only we decide when it changes', () => {
  for (const [name, { image, build }] of Object.entries(services)) {
    if (!build) expect(image, name).toMatch(/^[\w./-]+:v?\d+(?:\.\d+)*(?:-[\w.]+)?$/)
  }
})

test('every long-running service has a health check', () => {
  for (const [name, service] of Object.entries(services)) {
    if (name !== 'migrate') expect(service.healthcheck?.test?.length, name).toBeGreaterThan(1)
  }
})

test('every service runs unprivileged on a read-only file system, without capabilities or host paths', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      tmpfs: expect.arrayContaining(['/tmp']),
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect([service.cap_add, service.privileged], name).toEqual([undefined, undefined])
    // The images of our own set theirs: see the next test.
    if (!service.build) expect(service.user, name).toMatch(/^(?!root|0\b)/)
    // No host paths, least of all the Docker socket.
    for (const volume of service.volumes ?? []) expect(volume, name).toMatch(/^[a-z][\w-]*:\//)
  }
})

test('the images run as the user node, which owns no program file', () => {
  const stages = read('Dockerfile').split(/^(?=FROM )/m)
  const runtime = stages.find((stage) => / AS runtime$/m.test(stage)) ?? ''
  expect(runtime.trimEnd()).toMatch(/^USER node$/m)
  expect(runtime.slice(runtime.indexOf('USER node'))).not.toMatch(/^(?:COPY|RUN|ADD)\b/m)
  expect(runtime).not.toMatch(/--chown|--chmod|chown .*\/app/)
  const ours = stages.filter((stage) => stage.startsWith('FROM runtime AS '))
  expect(ours).toHaveLength(3)
  for (const stage of ours) expect(stage).not.toMatch(/^(?:USER|COPY|RUN|ADD)\b/m)
})

test('npm in the images advertises no update of itself', () => {
  expect(read('Dockerfile')).toMatch(/ AS runtime\n(?:.+\n)*ENV NPM_CONFIG_UPDATE_NOTIFIER=false\n/)
})

test('.dockerignore excludes secrets, Git history, local data and tests', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.env*', '.git', '.data', 'node_modules', 'tests'])
    expect(ignored).toContain(name)
})

test('files with personal data that the guides have people write are neither committed nor sent to Docker', () => {
  for (const file of ['.dockerignore', '.gitignore'])
    for (const name of ['*.dump*', '*.csv', '*.person.json', 'numbers.txt'])
      expect(read(file).split('\n'), file).toContain(name)
})

test('programs and datastores stop in their own time, also while they start', () => {
  for (const [name, { build, init, stop_grace_period }] of Object.entries(services)) {
    if (build) expect([init, stop_grace_period], name).toEqual([true, '15s'])
    else if (name !== 'mailpit') expect(stop_grace_period, name).toBe('1m')
  }
})

test('the number of workers is a setting, which no command has to repeat', () => {
  expect(services.worker?.scale).toBe(`\${WORKERS:-1}`)
  for (const file of ['README.md', 'docs/operations/migrations.md', 'docs/operations/settings.md'])
    expect(read(file), file).not.toContain('--scale')
})

test('every argument of a command is a string (YAML reads an unquoted colon as a map)', () => {
  for (const [name, { command = [], healthcheck }] of Object.entries(services)) {
    for (const word of [...command, ...(healthcheck?.test ?? [])]) {
      expect(word, name).toBeTypeOf('string')
    }
  }
})

test('Redis syncs every write to disk before responding, evicts nothing, and writes no snapshots', () => {
  const words = services.redis?.command ?? []
  expect(words[words.indexOf('--save') + 1]).toBe('')
  const command = words.join(' ')
  expect(command).toContain('--appendonly yes')
  expect(command).toContain('--appendfsync always')
  expect(command).toContain('--maxmemory-policy noeviction')
  expect(command).toMatch(/--maxmemory \$\{REDIS_MAXMEMORY:-\d+mb\}/)
})

test('every volume is declared, and each service with data has one', () => {
  for (const [name, { volumes = [] }] of Object.entries(services)) {
    for (const volume of volumes) {
      expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0])
    }
  }
  for (const name of ['postgres', 'redis', 'worker']) {
    expect(services[name]?.volumes, name).toHaveLength(1)
  }
})

test('the worker publishes no port, so that it can be scaled', () => {
  expect(services.worker?.ports).toBeUndefined()
})

test('every published port is bound to the loopback address', () => {
  for (const [name, { ports = [] }] of Object.entries(services)) {
    for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/)
  }
})

test('the worker is passed a TEAM_EMAIL_ variable for every service of the forms', () => {
  const names = routedServices.map(
    (name) => `TEAM_EMAIL_${name.toUpperCase().replace(/[- ]/g, '_')}`,
  )
  const passed = services.worker?.environment ?? {}
  const missing = names.filter((name) => !(name in passed))
  expect(missing, 'add these to docker-compose.yml and .env.example').toEqual([])
})

test('server and worker wait for the migration and for healthy datastores', () => {
  for (const name of ['server', 'worker']) {
    expect(services[name]?.depends_on, name).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
      postgres: { condition: 'service_healthy' },
      redis: { condition: 'service_healthy' },
    })
  }
})

test('no log of a service grows without a limit', () => {
  for (const [name, { logging }] of Object.entries(services)) {
    // Docker accepts only strings.
    const options = { 'max-size': '20m', 'max-file': '5' }
    expect(logging, name).toEqual({ driver: 'json-file', options })
  }
})

test('a failed migration ends, so that Compose reports it; everything else is restarted', () => {
  for (const [name, { restart }] of Object.entries(services)) {
    expect(restart, name).toBe(name === 'migrate' ? 'no' : 'unless-stopped')
  }
})

test('each program has an image per release, built from a target in the Dockerfile', () => {
  for (const name of ['server', 'worker', 'migrate']) {
    expect(services[name]?.build?.target).toBe(name)
    expect(services[name]?.image).toBe(`website-${name}:\${RELEASE:-local}`)
    expect(read('Dockerfile')).toMatch(new RegExp(`^FROM runtime AS ${name}$`, 'm'))
  }
})

test('the first deployment names its images after the version, which is what a rollback asks for', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const [command = ''] = /^printf .*RELEASE.* >> \.env$/m.exec(read('README.md')) ?? []
  const cwd = mkdtempSync(join(tmpdir(), 'deploy-'))
  try {
    copyFileSync(join(root, 'package.json'), join(cwd, 'package.json'))
    // Without a line break at its end, as an editor may leave it.
    writeFileSync(join(cwd, '.env'), 'PUBLIC_URL=https://www.example.com')
    execFileSync('sh', ['-c', command], { cwd })
    const written = readFileSync(join(cwd, '.env'), 'utf8')
    expect(parseEnv(written)).toEqual({ PUBLIC_URL: 'https://www.example.com', RELEASE: version })
  } finally {
    rmSync(cwd, { recursive: true })
  }
})

test('the example of a rollback asks for images that a release has built', () => {
  const guide = read('docs/operations/migrations.md')
  const asked = [...guide.matchAll(/^RELEASE=0\.6\.(\d+) docker compose up/gm)].map(([, n]) =>
    Number(n),
  )
  expect(asked).toHaveLength(2)
  // The compose file of 0.6.24 named no images yet.
  for (const patch of asked) expect(patch).toBeGreaterThan(24)
})

test('the programs accept the environment of the compose file with its default values', () => {
  for (const name of ['server', 'worker', 'migrate']) {
    const plain = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      String(value).replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ])
    expect(readEnv(Object.fromEntries(plain)), name).toMatchObject({ ok: true })
  }
})

test('.env.example lists every variable named in the compose file or the README', () => {
  const example = read('.env.example')
  const names = new Set([
    ...Object.keys(services.worker?.environment ?? {}),
    ...(read('README.md').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []),
    'HOST',
    'PORT',
  ])
  for (const name of names) {
    const listed = name.startsWith('TEAM_EMAIL_') ? 'TEAM_EMAIL_SECURITY' : name
    expect(example, name).toMatch(new RegExp(`^# ${listed}(=|_)`, 'm'))
    expect(example, name).toContain(name.replace(/^TEAM_EMAIL_/, '_'))
  }
})

/** What the stack's own parts provide. */
const COMPOSE_DEFAULTS = ['PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL']

test('every setting is in .env.example and the README, and the compose file passes it on, without a default of its own', () => {
  const example = read('.env.example')
  const guide = read('README.md')
  const environment = { ...services.worker?.environment }
  // Where a container listens and writes, the compose file decides.
  const decided = ['HOST', 'PORT', 'WORKER_PORT', 'DATA_DIR', 'NODE_ENV']
  for (const name of settingNames) {
    expect(example, `${name} in .env.example`).toMatch(new RegExp(`^# ${name}=`, 'm'))
    expect(guide, `${name} in README.md`).toContain(`\`${name}\``)
    if (decided.includes(name)) continue
    expect(environment[name], `${name} in docker-compose.yml`).toBeDefined()
    if (!COMPOSE_DEFAULTS.includes(name)) expect(environment[name]).toBe(`\${${name}:-}`)
  }
})

const dockerHasCompose = spawnSync('docker', ['compose', 'version']).status === 0
const whether = dockerHasCompose ? '' : ' (not run: no docker client with compose on this machine)'

test.runIf(dockerHasCompose)(`docker compose config accepts docker-compose.yml${whether}`, () => {
  execFileSync('docker', ['compose', '-f', join(root, 'docker-compose.yml'), 'config', '--quiet'])
})
