// Checks what a migration must not do while the previous release still runs (docs/operations/migrations.md).

/** For commands as `commandsOf` returns them. */
const RULES: [problem: string, pattern: RegExp][] = [
  [
    'drops what the release before may read',
    /\bdrop (?:table|column|(?:materialized )?view|type|schema|sequence)\b/,
  ],
  ['drops what the release before may read', /\balter table\b.*\bdrop (?!constraint\b)\w+/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter (?:column )?\w+ (?:set data )?type\b/],
  ['moves or rewrites', /\bset (?:schema|logged|unlogged|tablespace|access method)\b/],
  ['refuses null', /\bset not null\b/],
  ['refuses null without a default', /\badd column\b(?![^,]*\bdefault\b)[^,]*\bnot null\b/],
  ['computes a default for each row', /\badd column\b[^,]*\bdefault \(*[\w.]+\(/],
  ['computes a value for each row', /\badd column\b.*\b(?:as identity|stored)\b/],
  ['computes a value for each row', /\badd column (?:if not exists )?\w+ (?:big|small)?serial/],
  [
    'adds a constraint and checks all rows',
    /\badd (?:constraint|check|foreign|unique|primary|exclude)\b(?!.*\bnot valid\b)/,
  ],
  ['checks all rows', /\badd column\b[^,]*\b(?:unique|primary key|references|check)\b/],
  [
    'may keep an index that is not valid',
    /\bcreate (?:unique )?index concurrently if not exists\b/,
  ],
  ['locks out writers', /\bcreate (?:unique )?index (?!concurrently\b)/],
  ['locks out readers', /\bdrop index (?!concurrently\b)/],
  [
    'changes rows',
    /\b(?:update (?:only )?\S+ (?:(?:as )?\w+ )?set|delete from|truncate|merge into)\b/,
  ],
  ['changes rows', /\bdo update set\b/],
  ['changes what the release before writes', /\bcreate (?:or replace )?(?:constraint )?trigger\b/],
  ['takes a lock', /^(?:lock|vacuum \(?full|cluster|reindex(?!.*concurrently))\b|\block table\b/],
]

const MADE = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/
const ABOUT =
  /^(?:alter table (?:if exists )?|update |delete from |insert into |create (?:(?:unique )?index|(?:or replace )?(?:constraint )?trigger) .*? on )([\w.]+)/
/** What a function does happens when it is called: by a trigger, whose own rule applies. */
const FUNCTION = /^create (?:or replace )?function\b/

/** The violations in the statements of one migration; tables that it creates itself are exempt. */
export function problemsOf(statements: readonly string[]): string[] {
  const own = new Set<string>()
  return statements.flatMap(commandsOf).flatMap((sql) => {
    const made = MADE.exec(sql)?.[1]
    if (made) own.add(made)
    const about = ABOUT.exec(sql)?.[1]
    if (made || (about && own.has(about)) || FUNCTION.test(sql)) return []
    const found = RULES.filter(([, pattern]) => pattern.test(sql)).map(([problem]) => problem)
    return [...new Set(found)].map((problem) => `${problem}: ${sql}`)
  })
}

const ADDS_COLUMN =
  /\badd (?!column\b|constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b|value\b|generated\b)/g

/** Literals are emptied before comments are removed: one may look like the other. Bodies of functions stay. */
const LITERAL_OR_COMMENT = /(\$\w*\$)[\s\S]*?\1|'[^']*'|--.*|\/\*[\s\S]*?\*\//g
const emptied = (found: string) => (found[0] === '$' ? found : found[0] === "'" ? "''" : ' ')
/** Of a type, such as `numeric(10, 2)`. */
const PRECISION = /\(\d+(?:, ?\d+)*\)/g

/**
 * The commands in one string, which may have semicolons in its function bodies too: in lower case, without comments and
 * quotes of names, with empty literals and single spaces, and with `column` wherever it was left out.
 */
function commandsOf(statement: string): string[] {
  const bare = statement.replace(LITERAL_OR_COMMENT, emptied)
  const commands = bare.match(/(?:(\$\w*\$)[\s\S]*?\1|[^;])+/g) ?? []
  return commands
    .map((each) => each.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ').trim())
    .map((sql) => sql.replace(PRECISION, '').replace(ADDS_COLUMN, 'add column '))
}
