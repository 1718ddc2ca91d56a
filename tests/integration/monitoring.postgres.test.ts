import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../../scripts/tools/paths'
import { company, placeholders } from '../../src/content/company'
import { readPromQuery } from '../support/promql'
import { contact, startTestSite, type TestSite } from '../support/site'

const folder = join(ROOT, 'docs/operations')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

interface Panel {
  id: number
  type: string
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets?: { expr: string; legendFormat: string }[]
}
interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}

const dashboard = JSON.parse(read('dashboard.json')) as { panels: Panel[] }
const { groups } = parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const targets = dashboard.panels.flatMap(({ targets = [] }) => targets)

/** Labels that Prometheus itself adds to everything it scrapes. */
const ADDED = ['job', 'instance']

let site: TestSite
/** Label names and values by metric, as exposed by server and worker, with the job that Prometheus adds. */
const served = new Map<string, Map<string, Set<string>>>([
  ['up', new Map([['job', new Set(['website-server', 'website-worker'])]])],
])

async function scrape(url: string, job: string): Promise<void> {
  const text = await (await fetch(`${url}/metrics`)).text()
  for (const line of text.split('\n')) {
    const [, metric, labels = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? \S+$/.exec(line) ?? []
    if (!metric) continue
    const known = served.get(metric) ?? new Map<string, Set<string>>()
    served.set(metric, known)
    known.set('job', (known.get('job') ?? new Set()).add(job))
    for (const [, name = '', value = ''] of labels.matchAll(/([a-z_]+)="([^"]*)"/g)) {
      known.set(name, (known.get(name) ?? new Set()).add(value))
    }
  }
}

beforeAll(async () => {
  site = await startTestSite({})
  await site.settled((await site.accept(contact())).id)
  await site.postTo('/api/chatbot', { messages: [{ role: 'user', content: 'When are you open?' }] })
  const paths = ['/', '/assets/none.js', '/healthz', '/metrics', '/nowhere', '/readyz']
  for (const path of paths) await fetch(site.url + path)
  await scrape(site.url, 'website-server')
  // The worker counts an email only after its row says that it was sent. What is still missing then fails the tests.
  const counted = async () => {
    await scrape(site.workerUrl, 'website-worker')
    return [...targets, ...rules].every(({ expr }) => missingIn(expr).length === 0)
  }
  await site.until(counted).catch(() => undefined)
})

/** Describes what a query uses but no program exposes; empty when everything exists. */
function missingIn(expr: string): string[] {
  const { selected, grouping } = readPromQuery(expr.replaceAll('$__rate_interval', '5m'))
  const known = new Set([
    ...ADDED,
    ...selected.flatMap(({ metric }) => [...(served.get(metric)?.keys() ?? [])]),
  ])
  const missing = grouping.filter((label) => !known.has(label)).map((label) => `by ${label}`)
  for (const { metric, labels } of selected) {
    const has = served.get(metric)
    if (!has) missing.push(metric)
    for (const { name, values } of labels) {
      const there = [...(has?.get(name) ?? [])]
      const found = values.filter((value) =>
        there.some((each) => new RegExp(`^${value}$`).test(each)),
      )
      // No response with this status may have occurred here; the label must exist all the same.
      const isAnswer = metric.startsWith('http_request_duration') && name === 'status'
      if (found.length < values.length && !(isAnswer && there.length > 0)) {
        missing.push(`${metric}{${name}="${values.join('|')}"}`)
      }
    }
  }
  return missing
}

test('every dashboard panel queries metrics and labels that server or worker export', () => {
  expect(targets.length).toBeGreaterThan(20)
  expect(targets.flatMap(({ expr }) => missingIn(expr))).toEqual([])
  for (const { expr, legendFormat } of targets) {
    const { grouping } = readPromQuery(expr.replaceAll('$__rate_interval', '5m'))
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label)
    expect([...grouping, ...ADDED]).toEqual(expect.arrayContaining(named))
  }
})

test('every query names the jobs that it is about: others export metrics of the same names', () => {
  const anyJob = [...targets, ...rules].filter(({ expr }) =>
    readPromQuery(expr.replaceAll('$__rate_interval', '5m')).selected.some(
      ({ labels }) => !labels.some(({ name }) => name === 'job'),
    ),
  )
  expect(anyJob).toEqual([])
})

test('dashboard panels have unique IDs and do not overlap', () => {
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24)
})

test('every alert queries exported metrics and links to a section of the runbook', () => {
  expect(rules.flatMap(({ expr }) => missingIn(expr))).toEqual([])
  const sections = [...read('runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(rules.map(({ alert }) => alert)).toEqual(sections)
  for (const { alert, labels, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/operations/runbook.md#${alert.toLowerCase()}`)
    expect(['critical', 'warning']).toContain(labels.severity)
    expect(annotations.summary).not.toBe('')
  }
})

test('the metrics table lists exactly the exported metrics of our own', () => {
  const documented = [...read('monitoring.md').matchAll(/^\| (`.+`) \| /gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .map((name) => name.replaceAll('`', ''))
  const own = [...served.keys()]
    .filter((name) => !/^(up|process_.*|nodejs_.*)$/.test(name))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  expect([...new Set(own)].sort()).toEqual([...documented].sort())
})

test('a production start warns once of the facts about the company that are placeholders', () => {
  const warnings = site
    .logs()
    .split('\n')
    .filter((line) => line.includes('are placeholders'))
    .map((line) => JSON.parse(line).facts)
  const facts = placeholders(company)
  expect(warnings).toEqual(facts.length > 0 ? [facts] : [])
})

test('both programs log the version that they run', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const started = site
    .logs()
    .split('\n')
    .filter((line) => /"msg":"(serving|worker started)"/.test(line))
    .map((line) => JSON.parse(line))
  expect(started.map(({ program }) => program).sort()).toEqual(['server', 'worker'])
  for (const line of started) expect(line.version).toBe(version)
})

test('a request’s X-Request-Id appears in the log line of its submission', async () => {
  const { id } = await site.accept(contact(), { 'X-Request-Id': 'edge-7f3a:1' })
  const accepted = await site.until(async () =>
    site
      .logs()
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === 'submission accepted'),
  )
  expect(accepted).toMatchObject({ requestId: 'edge-7f3a:1', submissionId: id, kind: 'contact' })
})

test.each([
  ['too long', 'x'.repeat(65)],
  ['with spaces', 'Ann Lee, 214 555 0123'],
  ['with markup', '<b>x</b>'],
  ['empty', ''],
])('a request ID %s is replaced', async (_, given) => {
  const answer = await fetch(`${site.url}/healthz`, { headers: { 'X-Request-Id': given } })
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  expect((await fetch(`${site.url}/healthz`)).headers.get('X-Request-Id')).not.toBe(
    answer.headers.get('X-Request-Id'),
  )
})
