// Every alert rule is tested for when it must fire and when it must not, as Prometheus itself evaluates it.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../../scripts/tools/paths'
import { tempDir } from '../support/temp-dir'

const RULES = join(ROOT, 'docs/operations/alerts.yml')
const CASES = join(ROOT, 'docs/operations/alerts.test.yml')

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[]
}
interface Cases {
  rule_files: string[]
  tests: { name: string; alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
}
const { groups } = parse(readFileSync(RULES, 'utf8')) as Rules
const cases = parse(readFileSync(CASES, 'utf8')) as Cases
const expected = cases.tests.flatMap(({ alert_rule_test }) => alert_rule_test)

/** The alerts that a case expects to fire, or not to; sorted, each once. */
function alertsThat(fire: boolean): string[] {
  const such = expected.filter(({ exp_alerts }) => exp_alerts.length > 0 === fire)
  return [...new Set(such.map(({ alertname }) => alertname))].sort()
}

// promtool accepts a name that no rule has: such an alert never fires.
test('every alert has a case in which it fires and one in which it does not', () => {
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort()
  expect(alertsThat(true)).toEqual(alerts)
  expect(alertsThat(false)).toEqual(alerts)
})

test('the cases are of the rules beside them, and have names of their own', () => {
  expect(cases.rule_files).toEqual(['alerts.yml'])
  const names = cases.tests.map(({ name }) => name)
  expect([...new Set(names)]).toEqual(names)
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const whether = hasPromtool ? '' : ' (not run: needs promtool, Debian package prometheus)'

// Operators run it from wherever they are.
const promtool = (...args: string[]) =>
  execFileSync('promtool', args, { cwd: tmpdir(), stdio: 'pipe' })

test.runIf(hasPromtool)(`Prometheus accepts the alert rules${whether}`, () => {
  promtool('check', 'rules', RULES)
})

/** A file with only this case, and one with the rules that it names: promtool evaluates every rule that it is given. */
function writeCase(one: Cases['tests'][number], index: number, folder: string): string {
  const named = new Set(one.alert_rule_test.map(({ alertname }) => alertname))
  const left = groups.map((group) => ({
    ...group,
    rules: group.rules.filter(({ alert }) => named.has(alert)),
  }))
  const [rules, file] = [`rules-${index}.yml`, join(folder, `case-${index}.yml`)]
  // JSON is YAML.
  writeFileSync(join(folder, rules), JSON.stringify({ groups: left }))
  writeFileSync(file, JSON.stringify({ ...cases, rule_files: [rules], tests: [one] }))
  return file
}

test('no alert depends on another, so that each can be tested by itself', () => {
  for (const { alert, expr } of groups.flatMap(({ rules }) => rules)) {
    expect(expr, alert).not.toMatch(/\bALERTS(_FOR_STATE)?\b/)
  }
})

// It plays every minute of every case; on a busy machine that takes longer than other tests may.
test.runIf(hasPromtool)(
  `Prometheus fires each alert when it should${whether}`,
  { timeout: 180_000 },
  () => {
    const folder = tempDir('alerts')
    promtool('test', 'rules', ...cases.tests.map((one, index) => writeCase(one, index, folder)))
  },
)
