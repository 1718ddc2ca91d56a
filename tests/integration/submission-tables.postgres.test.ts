// What the server, the worker and the staff command line rely on in every table that holds submissions
// (docs/operations/migrations.md). No compiler sees it, and a table that lacks it fails long after its migration.
import { expect, test } from 'vitest'
import { type Kind, submissionTables } from '../../src/contract/submission'
import { rowRules } from '../../worker/submissions/tables'
import { freshDatabase } from '../support/database'

const columns: Readonly<Record<string, string>> = {
  submission_id: 'uuid not null',
  reference: 'text not null',
  received_at: 'timestamp with time zone not null',
  name: 'text not null',
  email: 'text not null',
  message: 'text not null',
  created_at: 'text not null',
  sms_consent: 'boolean not null default false',
  source: "jsonb not null default '{}'::jsonb",
  quarantined: 'boolean not null default false',
  suspicions: "text[] not null default '{}'::text[]",
  body_hash: "text not null default ''::text",
}

const indexes = [
  'unique (submission_id)',
  '(reference)',
  '(received_at)',
  '(lower(email))',
  '(received_at) where quarantined',
]

const { sql } = await freshDatabase()

test.each([...new Set(Object.values(submissionTables))])(
  '%s has what a table of submissions needs',
  async (table) => {
    const found = await sql(
      `select attname as name, concat(format_type(atttypid, atttypmod),
       case when attnotnull then ' not null' end, ' default ' || pg_get_expr(adbin, adrelid)) as rule
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = to_regclass($1) and attnum > 0`,
      [table],
    )
    const rules = Object.fromEntries(found.map(({ name, rule }) => [name, rule]))
    expect(rules).toMatchObject(columns)
    const kinds = (Object.keys(rowRules) as Kind[]).filter(
      (kind) => submissionTables[kind] === table,
    )
    for (const name of kinds.flatMap((kind): readonly string[] => rowRules[kind].columns)) {
      expect(`${name} ${rules[name]}`).toMatch(/ text\b/)
    }

    const defined = await sql('select indexdef from pg_indexes where tablename = $1', [table])
    const plain = defined.map(({ indexdef }) =>
      String(indexdef)
        .toLowerCase()
        .replace(/^create (unique )?index .* using btree /, '$1'),
    )
    expect(plain).toEqual(expect.arrayContaining(indexes))

    // Otherwise the worker never finds a delivery that was entered by hand for a row of this table.
    const [trigger] = await sql("select pg_get_functiondef('complete_delivery'::regproc) as body")
    expect(trigger?.body).toMatch(
      new RegExp(`from ${table} where submission_id = new.submission_id`),
    )
  },
)
