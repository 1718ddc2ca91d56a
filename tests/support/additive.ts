// Checks what a migration must not do while the previous release still runs (docs/operations/migrations.md).

const RULES: [problem: string, pattern: RegExp][] = [
  ['drops what the release before may read', /\bdrop\s+(?:table|column|view|type)\b/],
  ['drops what the release before may read', /\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b)\w+/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/],
  ['refuses null', /\bset\s+not\s+null\b/],
  ['refuses null without a default', /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/],
  ['computes a default for each row', /\badd\s+column\b[^,;]*\bdefault\s+[\w.]+\(/],
  [
    'adds a constraint and checks all rows',
    /\badd\s+(?:constraint|check|foreign|unique)\b(?![^;]*\bnot\s+valid\b)/,
  ],
  ['checks all rows', /\badd\s+column\b[^,;]*\b(?:unique|primary\s+key|references)\b/],
  [
    'may keep an index that is not valid',
    /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\b/,
  ],
  ['changes rows', /^\s*(?:update|delete|truncate)\b/],
  ['takes a lock', /^\s*(?:lock|vacuum\s+full|cluster|reindex(?!.*concurrently))\b/],
]

/** The violations in the statements of one migration; tables that it creates itself are exempt. */
export function problemsOf(statements: readonly string[]): string[] {
  const own = new Set<string>()
  return statements.flatMap((statement) => {
    const sql = statement.toLowerCase().replace(/\s+/g, ' ').trim()
    const made = /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(sql)?.[1]
    if (made) own.add(made)
    const about =
      /^(?:alter table (?:if exists )?|update |delete from |create (?:unique )?index .*? on )(\w+)/.exec(
        sql,
      )?.[1]
    if (about && own.has(about)) return []
    const found = RULES.filter(([, pattern]) => !made && pattern.test(sql)).map(([name]) => name)
    if (/^create (?:unique )?index (?!concurrently)/.test(sql)) found.push('locks out writers')
    return [...new Set(found)].map((problem) => `${problem}: ${sql}`)
  })
}
