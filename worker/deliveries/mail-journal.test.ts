import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../../src/node/log'
import { tempDir } from '../../tests/support/temp-dir'
import { openMailJournal } from './mail-journal'

function journalIn(dir: string) {
  const lines: string[] = []
  const log = createLog('worker', 'info', { to: { write: (line) => void lines.push(line) } })
  return { ...openMailJournal(dir, log), lines }
}

const attempt = { id: 'd1', attempts: 2, lease_token: 'token' }

test('a note is found by every worker with the folder until one forgets it', () => {
  const dir = tempDir()
  const [ours, theirs] = [journalIn(dir), journalIn(dir)]
  expect(theirs.find('d1')).toBeNull()
  const partly = {
    refused: '2 of 3: 450, 550',
    rejected: '1 of 3: 550',
    deferred: ['a@example.com'],
    toAll: true,
  }
  ours.note(attempt, { providerId: '<m>', ...partly })
  ours.note({ ...attempt, id: 'd2' }, { providerId: '<n>' })
  expect(theirs.find('d1')).toEqual({
    id: 'd1',
    attempts: 2,
    lease_token: 'token',
    sent: { providerId: '<m>', ...partly },
  })
  expect(theirs.deliveryIds().sort()).toEqual(['d1', 'd2'])
  theirs.forget('d1')
  theirs.forget('d1')
  expect([ours.find('d1'), ours.find('d2')?.sent]).toEqual([null, { providerId: '<n>' }])
  expect(theirs.lines).toEqual([])
})

test('only the program’s own user can read a note', () => {
  const dir = tempDir()
  journalIn(dir).note(attempt, { providerId: '<m>' })
  const folder = join(dir, 'accepted-mail')
  const [name = ''] = readdirSync(folder)
  const modes = [folder, join(folder, name)].map((path) => statSync(path).mode & 0o777)
  expect(modes).toEqual([0o700, 0o600])
})

test('a note is made although somebody has emptied DATA_DIR', () => {
  const dir = tempDir()
  const journal = journalIn(dir)
  rmSync(join(dir, 'accepted-mail'), { recursive: true })
  journal.note(attempt, { providerId: '<m>' })
  expect(journal.find('d1')?.sent).toEqual({ providerId: '<m>' })
  expect(statSync(join(dir, 'accepted-mail')).mode & 0o777).toBe(0o700)
  expect(journal.lines).toEqual([])
})

test('a file that holds the note of another mail is no note; one without an ID is', () => {
  const dir = tempDir()
  const journal = journalIn(dir)
  const file = join(dir, 'accepted-mail', 'd1.json')
  const note = { attempts: 2, lease_token: 'token', sent: { providerId: '<m>' } }
  writeFileSync(file, JSON.stringify({ id: 'd2', ...note }))
  expect(journal.find('d1')).toBeNull()
  writeFileSync(file, JSON.stringify(note))
  expect(journal.find('d1')).toEqual(note)
})

test('a journal that is closed or opened anew leaves the notes alone', () => {
  const dir = tempDir()
  const [killed, ours] = [journalIn(dir), journalIn(dir)]
  for (const journal of [killed, ours]) {
    for (const id of ['d1', 'd2']) journal.note({ ...attempt, id }, { providerId: '<m>' })
    journal.forget('d1')
  }
  ours.close()
  expect(readdirSync(join(dir, 'accepted-mail'))).toEqual(['d2.json'])
  expect(ours.find('d2')?.sent).toEqual({ providerId: '<m>' })
  killed.note(attempt, { providerId: '<n>' })
  killed.forget('d1')
  expect(journalIn(dir).deliveryIds()).toEqual(['d2'])
  expect(readdirSync(join(dir, 'accepted-mail'))).toEqual(['d2.json'])
  expect(ours.lines).toEqual([])
})

test('a note whose writer died while it wrote is none', () => {
  const dir = tempDir()
  const journal = journalIn(dir)
  for (const text of ['', '{"attempts":1', '{}', 'null']) {
    writeFileSync(join(dir, 'accepted-mail', 'd1.json'), text)
    expect(journal.find('d1'), text).toBeNull()
  }
})

test('a folder that cannot be used is logged, and stops nothing', () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, '')
  const journal = journalIn(file)
  journal.note(attempt, { providerId: '<m>' })
  expect([journal.find('d1'), journal.deliveryIds()]).toEqual([null, []])
  journal.forget('d1')
  expect(journal.lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      reason: expect.stringContaining(
        `${join(file, 'accepted-mail')} (there is a file in its place)`,
      ),
      msg: 'accepted emails cannot be noted in DATA_DIR: those not yet on record when a worker dies are sent again. Make the folder accepted-mail in DATA_DIR writable for this user, or free some space',
    },
  ])
})
