import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../tools/paths'
import { MEMORY_FLAGS } from './program-args'

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

test.each(['server', 'worker'])(
  'npm run %s and its image start the program with the same arguments',
  (name) => {
    const command = ['node', ...MEMORY_FLAGS, `dist/programs/${name}.js`]
    expect(JSON.parse(read('package.json')).scripts[name]).toBe(`exec ${command.join(' ')}`)
    const quoted = command.map((word) => JSON.stringify(word)).join(', ')
    expect(read('Dockerfile')).toContain(`\nCMD [${quoted}]\n`)
  },
)

test('every npm script starts with exec, because the shell would not forward signals', () => {
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  for (const [name, command] of Object.entries(scripts)) expect(command, name).toMatch(/^exec /)
})

test('npm start and npm run dev are told the process id of npm', () => {
  const { start, dev } = JSON.parse(read('package.json')).scripts
  for (const command of [start, dev]) expect(command).toMatch(/^exec env NPM_PID=\$PPID node /)
})
