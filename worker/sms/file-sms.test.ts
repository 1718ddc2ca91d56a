import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { createFileSms } from './file-sms'

const text = {
  to: '+12145550163',
  body: 'We have received your message ABCD-EFGH.',
  reference: 'ABCD-EFGH',
  submissionId: '0f8fad5b-d9cb-869f-a165-70867728950e',
}

test('a text is appended as one line and found again', async () => {
  const folder = tempDir('sms')
  const sms = createFileSms(folder)
  expect(await sms.find(text)).toEqual({ state: 'absent' })
  await sms.send(text, () => undefined)
  const { to, body, submissionId } = text
  const lines = readFileSync(join(folder, 'sms.jsonl'), 'utf8')
  expect(JSON.parse(lines)).toEqual({ to, body, submissionId })
  expect(await sms.find(text)).toMatchObject({ state: 'sent' })
})

test('only the program’s own user can read the texts', async () => {
  const folder = tempDir('sms')
  await createFileSms(folder).send(text, () => undefined)
  expect(statSync(join(folder, 'sms.jsonl')).mode & 0o777).toBe(0o600)
})

test('a text is written although somebody has emptied DATA_DIR', async () => {
  const folder = join(tempDir('sms'), 'data')
  const sms = createFileSms(folder)
  rmSync(folder, { recursive: true })
  await sms.send(text, () => undefined)
  expect(await sms.find(text)).toMatchObject({ state: 'sent' })
})

test('a text whose last check fails is not written', async () => {
  const sms = createFileSms(tempDir('sms'))
  const lost = () => {
    throw new Error('not any more')
  }
  await expect(sms.send(text, lost)).rejects.toThrow('not any more')
  expect(await sms.find(text)).toEqual({ state: 'absent' })
})

test('whether a text was sent is unknown while its file cannot be read', async () => {
  const folder = tempDir('sms')
  const sms = createFileSms(folder)
  mkdirSync(join(folder, 'sms.jsonl'))
  await expect(sms.find(text)).rejects.toThrow()
})

test('a file that cannot be written to is reported at once, and not with the first text', () => {
  const folder = tempDir('sms')
  mkdirSync(join(folder, 'sms.jsonl'))
  expect(() => createFileSms(folder)).toThrow(
    `DATA_DIR: cannot write to ${join(folder, 'sms.jsonl')} (EISDIR). Make it writable for this user`,
  )
})
