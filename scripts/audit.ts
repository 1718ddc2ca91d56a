// npm run audit: asks the registry for known vulnerabilities in production dependencies. Meant for the owner's CI
// and kept out of npm test, whose result must not depend on outside discoveries. Exit codes: 0 none found,
// 1 some found, 2 the registry did not answer, so nothing was checked.
import { spawnSync } from 'node:child_process'
import * as z from 'zod'
import { ROOT } from './build/paths'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()) }),
  ),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
})
const advisory = z.object({ title: z.string(), url: z.string() })
const refusal = z.object({ message: z.string() })

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
})
const answer = parse(stdout)
const { data } = report.safeParse(answer)
if (!data) {
  const why = refusal.safeParse(answer).data?.message ?? 'npm audit gave no report'
  console.error(`Not checked: the registry does not tell of vulnerabilities (${why}).`)
  process.exitCode = 2
} else {
  const found = Object.entries(data.vulnerabilities)
  for (const [name, { severity, range, via }] of found) {
    const reasons = via.map((each) => advisory.safeParse(each).data).filter((each) => !!each)
    console.error([severity.padEnd(9), name, range].join(' ').trimEnd())
    for (const { title, url } of reasons) console.error(`          ${title}: ${url}`)
  }
  console.log(`${found.length} of ${data.metadata.dependencies.prod} packages are vulnerable`)
  process.exitCode = found.length > 0 ? 1 : 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
