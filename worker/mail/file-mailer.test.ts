import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../tests/support/temp-dir'
import { createFileSms } from '../sms/file-sms'
import { createFileMailer } from './file-mailer'

const person = { name: 'Ann Lee', address: 'ann@example.com' }
const mail = { from: person, to: [person], replyTo: person, subject: 'Hi', text: 'Hi', html: 'Hi' }
const text = { to: '+12145550142', body: 'Hello', reference: 'ABCD-EFGH', submissionId: 'id' }

test('files that stand in for mails and texts are written once and readable by their owner only', async () => {
  const dir = join(tempDir(), 'data')
  const mailer = await createFileMailer(dir)
  const sms = createFileSms(dir)
  for (let copy = 0; copy < 2; copy++) {
    await mailer.send(mail, 'key', { lane: 'team', lastCheck: () => undefined })
  }
  await sms.send(text, () => undefined)
  expect(await readdir(join(dir, 'mail'))).toEqual(['key.eml'])
  expect(await readFile(join(dir, 'mail/key.eml'), 'utf8')).toContain('Subject: Hi')
  for (const name of ['.', 'mail', 'mail/key.eml', 'sms.jsonl']) {
    expect((await stat(join(dir, name))).mode & 0o077, name).toBe(0)
  }
})

test('mails and texts are written again after their folder was removed', async () => {
  const dir = join(tempDir(), 'data')
  const mailer = await createFileMailer(dir)
  const sms = createFileSms(dir)
  await rm(dir, { recursive: true })
  await sms.send(text, () => undefined)
  await rm(dir, { recursive: true })
  await mailer.send(mail, 'key', { lane: 'team', lastCheck: () => undefined })
  expect(await readdir(join(dir, 'mail'))).toEqual(['key.eml'])
  for (const name of ['.', 'mail']) {
    expect((await stat(join(dir, name))).mode & 0o077, name).toBe(0)
  }
})

test('a mail that was not sent leaves no file', async () => {
  const dir = join(tempDir(), 'data')
  const folder = join(dir, 'mail')
  const mailer = await createFileMailer(dir)
  const lost = new Error('the lease is lost')
  const lastCheck = () => {
    throw lost
  }
  await expect(mailer.send(mail, 'key', { lane: 'team', lastCheck })).rejects.toThrow(lost)
  expect(await readdir(folder)).toEqual([])

  const [young, old] = ['.young.1.tmp', '.old.1.tmp']
  for (const name of [young, old]) await writeFile(join(folder, name), 'half a letter')
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000)
  await utimes(join(folder, old), hoursAgo, hoursAgo)
  await createFileMailer(dir)
  expect(await readdir(folder)).toEqual([young])
})
