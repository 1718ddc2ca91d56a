import { expect, test } from 'vitest'
import { plainSubmission } from '../plan-submissions'
import { Ledger } from './ledger'
import { sendAll } from './send-until-accepted'

test('sendAll() records submissions not sent before the clients gave up as never accepted', async () => {
  const ledger = new Ledger()
  const submission = plainSubmission('unit0', 'contact')
  const nowhere = 'http://127.0.0.1:1'
  const signal = AbortSignal.abort()
  await sendAll({ servers: [nowhere, nowhere], ledger, signal }, [submission], 0)
  expect(ledger.entries).toEqual([{ ...submission, answers: [] }])
})
