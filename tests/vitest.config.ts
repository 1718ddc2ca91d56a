// Which tests run where: `unit` needs no service, `integration` runs on each queue backend, or only on the one that
// a file is named after: `*.postgres.test.ts`, `*.redis.test.ts`. Once is enough for tests without a queue, for
// those that the fault suite repeats on both, and for the staff's commands, which look into all queues there are.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')
const support = (name: string) => join(import.meta.dirname, 'support', name)

/** More than three thousand chat questions need no service, but take longer than anyone running the unit tests should wait. */
const evaluation = 'tests/chat/evaluation.test.ts'

const unitFolders = ['src', 'server', 'worker', 'scripts', 'migrations', 'tests']

/** Files that mock modules; the mocks must not reach the tests of another file. */
const replacingModules = unitFolders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((file) =>
      [folder, file].join('/'),
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\bvi\.(do)?(mock|resetModules)\(/i.test(readFileSync(join(root, file), 'utf8')),
  )

const unit = (isolate: boolean, files: { include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: {
    name: isolate ? 'unit:alone' : 'unit',
    // Threads start faster than processes, and nothing here needs processes.
    pool: 'threads' as const,
    // Reloading the modules for each file takes longer than most files do.
    isolate,
    // By default Vitest leaves one core free: with two, that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: files.include,
    exclude: ['tests/{integration,support,browser}/**', evaluation, ...(files.exclude ?? [])],
    setupFiles: [support('fail-on-console.ts'), support('clean-up-after-file.ts')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

const integration = (backend: 'postgres' | 'redis', exclude: string[]) => ({
  extends: true as const,
  test: {
    name: `integration:${backend}`,
    include: ['tests/{integration,support}/**/*.test.ts', evaluation],
    exclude,
    provide: { backend },
    globalSetup: support('global-setup.ts'),
    setupFiles: [support('fail-on-console.ts'), support('clean-up-after-file.ts')],
    // Tests spend much of their time waiting: four at a time keep two cores busy. A fifth makes the others miss
    // their time limits on a slow machine.
    maxWorkers: 4,
    // Vitest allows another number of workers only to another group.
    sequence: { groupOrder: 1 },
    // Their many modules keep no state of a test: each worker loads them once.
    isolate: false,
    // The longest takes half of that on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

/**
 * Files that take longer than their size says: at the end, each would leave a core idle. Two of them wait for most of
 * their time, while the other checks keep the processor busy.
 */
const slow = [evaluation, 'src/node/redis.test.ts', 'worker/mail/smtp/smtp-mailer.test.ts']

/** By default the longest files come first; without a cache, as in a fresh clone, that means the largest. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification) =>
      slow.some((file) => moduleId.endsWith(file))
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    sequence: { sequencer: SlowFirst },
    // By default a second, which one start of a process or one collection of garbage can take.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      unit(false, {
        include: [`{${unitFolders}}/**/*.test.{ts,tsx}`],
        exclude: replacingModules,
      }),
      unit(true, { include: replacingModules }),
      integration('postgres', ['**/*.redis.test.ts']),
      integration('redis', ['**/*.postgres.test.ts', 'tests/support/**', evaluation]),
    ],
  },
})
