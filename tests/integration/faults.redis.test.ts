import { afterEach, expect, test } from 'vitest'
import { contact, startTestSite, type TestSite } from '../support/site'
import { samples } from '../support/submissions'

let site: TestSite | undefined
afterEach(() => site?.stop())

/** Expects every row and text message of these submissions exactly once, and every mail at least once. */
async function expectComplete(running: TestSite, ids: string[]): Promise<void> {
  for (const id of ids) {
    const deliveries = await running.settled(id, 30_000)
    for (const channel of ['team_email', 'prospect_email', 'prospect_sms']) {
      expect(deliveries[channel]?.status, `${channel} of ${id}`).toBe('sent')
    }
    // A second copy would replace the first: the fault suite counts them.
    expect(Object.keys(await running.mails(id)).sort()).toEqual(['prospect_email', 'team_email'])
  }
  const texts = (await running.texts()).map(({ submissionId }) => submissionId)
  expect(texts.sort()).toEqual([...ids].sort())
  const rows = await running.sql('select submission_id from contact_submissions')
  expect(rows.map((row) => row.submission_id).sort()).toEqual([...ids].sort())
}

const withSms = () => contact({ phone: '(214) 555-0150', smsConsent: true })

test('a worker killed repeatedly or stopped by SIGTERM loses nothing and sends no text twice, and both programs stop with exit code 0 @extended', async () => {
  site = await startTestSite({})
  const ids: string[] = []
  for (let round = 0; round < 5; round++) {
    for (let i = 0; i < 4; i++) ids.push((await site.accept(withSms())).id)
    // A different moment of processing each time: on arrival, in the transaction, between the messages.
    await new Promise((resolve) => setTimeout(resolve, round * 12))
    await site.killWorker()
    await site.startWorker()
  }
  for (let i = 0; i < 10; i++) ids.push((await site.accept(withSms())).id)
  expect(await site.stopWorker()).toBe(0)
  await site.startWorker()
  await expectComplete(site, ids)
  expect(await site.stopServer()).toBe(0)
})

test('a server killed after its response loses no submission @extended', async () => {
  site = await startTestSite({ worker: false })
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push((await site.accept(withSms())).id)
  await site.killServer()
  await site.startWorker()
  await expectComplete(site, ids)
})

test('a submission is rejected within seconds while no datastore answers, and accepted afterwards @extended', async () => {
  site = await startTestSite({ ownDatastores: true })
  const before = await site.accept(contact())
  await site.settled(before.id)
  await site.freezeDatastores()
  // A subscription without `createdAt` is looked up twice before it is added.
  const { endpoint, body } = samples.newsletter
  const undated = () => site?.postTo(endpoint, { ...body(), createdAt: undefined })
  for (const post of [undated, () => site?.post(contact()), undated]) {
    const started = Date.now()
    const refused = (await post()) as Response
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    // The product's own timers take up to 2.4 s of it: the rest is for a busy machine.
    expect(Date.now() - started).toBeLessThan(4_000)
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${site.url}/`)).status).toBe(200)
  await site.thawDatastores()
  const { id } = await site.until(async () => {
    const response = await site?.post(contact())
    return response?.status === 202 ? ((await response.json()) as { id: string }) : undefined
  })
  await site.settled(id, 30_000)
})
