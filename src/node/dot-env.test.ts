import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { loadDotEnv } from './dot-env'
import { StartError } from './start-error'

const before = { ...process.env }
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
})

/** What a file with this content adds to the environment. */
function loaded(content: string | Buffer): Record<string, string | undefined> {
  const dir = tempDir('dot-env')
  writeFileSync(join(dir, '.env'), content)
  loadDotEnv(dir)
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in before)))
}

test('a .env file is read despite a byte order mark, and overrides no variable that is set', () => {
  process.env.TEST_OF_ENV_SET = 'before'
  expect(loaded('\uFEFFTEST_OF_ENV_FIRST=1\r\nTEST_OF_ENV_SET=2\r\n')).toEqual({
    TEST_OF_ENV_FIRST: '1',
    TEST_OF_ENV_SET: 'before',
  })
})

test('a .env file overrides what Kubernetes sets for a Service of the same name', () => {
  process.env.TEST_OF_ENV_PORT = 'tcp://10.43.0.17:3001'
  expect(loaded('TEST_OF_ENV_PORT=4001')).toEqual({ TEST_OF_ENV_PORT: '4001' })
})

test('a .env file may hold comments, blank lines, export, and quoted values of several lines', () => {
  const lines = [
    '# a comment: with a colon',
    '  # an indented one',
    '',
    ' TEST_A = one # not part of it',
    'export  TEST_B="two words # all of it"',
    "TEST_C='first: line",
    '',
    "# third: line'",
    'TEST_D=it"s=open: still',
    'TEST_F=',
    '\t',
    'TEST_G=last',
  ]
  for (const end of ['\n', '\r\n']) {
    expect(loaded(lines.join(end))).toEqual({
      TEST_A: 'one',
      TEST_B: 'two words # all of it',
      TEST_C: 'first: line\n\n# third: line',
      TEST_D: 'it"s=open: still',
      TEST_F: '',
      TEST_G: 'last',
    })
  }
})

test('.env.example is understood as it is and with every setting in use', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '..', '.env.example'), 'utf8')
  expect(loaded(example)).toEqual({})
  expect(Object.keys(loaded(example.replace(/^# (?=[A-Z_]+=)/gm, '')))).toContain('RELEASE')
})

test('a line of a .env file that is not understood is named with its number and the remedy', () => {
  for (const line of ['PUBLIC_URL: https://a.example/?a=b', 'hunter2', '=hunter2', 'MY NAME=x']) {
    expect(() => loaded(`TEST_A="1\n2"\n\n${line}\nTEST_B=2\n`), line).toThrow(
      /\.env, line 4, is neither a setting nor a comment\. Write it as NAME=value, or put/,
    )
    expect(() => loaded(line)).not.toThrow(/hunter2/)
    expect(() => loaded(line)).toThrow(StartError)
  }
})

test('a quote that is never closed is named, also on the last line, which Node.js would drop', () => {
  for (const quote of ['"', "'", '`']) {
    for (const after of ['', '\n', '\n# a comment\n', '\nTEST_B=1\n']) {
      expect(() => loaded(`TEST_A=${quote}secret${after}`)).toThrow(
        /line 1, opens a quote in the value of TEST_A that is never closed/,
      )
      expect(() => loaded(`TEST_A=${quote}secret${after}`)).not.toThrow(/secret/)
    }
  }
})

test('a value that a # would cut short is named with the remedy, and not quoted', () => {
  for (const value of ['smtp://user:12#34@mail.example.com', 'a#b # c']) {
    expect(() => loaded(`TEST_A=${value}`)).toThrow(
      /line 1, has a # in the value of TEST_A.* as %23/,
    )
    expect(() => loaded(`TEST_A=${value}`)).not.toThrow(/user:12|a#b/)
  }
  expect(loaded('TEST_A="1#2"\nTEST_B=1 # see a#b\nTEST_C=# none\n')).toMatchObject({
    TEST_A: '1#2',
    TEST_B: '1',
  })
})

test('a .env file that is not in UTF-8 is named with the remedy', () => {
  for (const mark of ['\uFEFF', '']) {
    const content = Buffer.from(`${mark}TEST_A=1\nTEST_B=2\n`, 'utf16le')
    for (const bytes of [content, Buffer.from(content).swap16()]) {
      expect(() => loaded(bytes)).toThrow(/\.env, line 1, is not in UTF-8.* Save the file as/)
    }
  }
  expect(() => loaded(Buffer.from('TEST_A=1\nTEST_B=Café', 'latin1'))).toThrow(
    /\.env, line 2, is not in UTF-8/,
  )
  expect(loaded(Buffer.from('# Schlüssel\nTEST_A=1\n', 'latin1'))).toEqual({ TEST_A: '1' })
})

test('a value that goes on after its closing quote is named with the remedy, and not quoted', () => {
  for (const value of ['"Example IT" <a@b.example>', '"redis://h:1"/2', `'it''s'`]) {
    expect(() => loaded(`TEST_A=${value}`)).toThrow(
      /line 1, goes on after the closing quote in the value of TEST_A\. Put/,
    )
    expect(() => loaded(`TEST_A=${value}`)).not.toThrow(/Example|redis/)
  }
  expect(loaded(`TEST_A="1"\t# it's "b"\nTEST_B='Example "IT" <a@b.example>' \n`)).toMatchObject({
    TEST_A: '1',
    TEST_B: 'Example "IT" <a@b.example>',
  })
})

test('tabs around a value that is not in quotes are no part of it', () => {
  expect(loaded('TEST_A=\tredis://h:1\t# prod\nTEST_B=2 \t\n')).toMatchObject({
    TEST_A: 'redis://h:1',
    TEST_B: '2',
  })
})

test('an unreadable .env file is reported in one line', () => {
  const dir = tempDir('dot-env')
  expect(() => loadDotEnv(dir)).not.toThrow()
  mkdirSync(join(dir, '.env'))
  expect(() => loadDotEnv(dir)).toThrow(StartError)
  expect(() => loadDotEnv(dir)).toThrow(/\.env cannot be read/)
})
