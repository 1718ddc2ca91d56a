import { expect, test } from 'vitest'
import { settled } from './deliveries'

const program = { output: () => 'last words' }

test('a submission that does not end is named, with its deliveries and the end of the logs', async () => {
  const sql = async () => [{ channel: 'team_email', status: 'sending' }]
  const waited = settled({ sql, programs: [program] }, 'some-id', 1)
  await expect(waited).rejects.toThrow(/submission some-id.*"sending".*last words/s)
})

test('a query that fails is named as the cause', async () => {
  const cause = new Error('no such table')
  const waited = settled({ sql: () => Promise.reject(cause), programs: [] }, 'some-id', 1)
  await expect(waited).rejects.toMatchObject({ cause })
})
