import { expect, test } from 'vitest'
import type { Mailer } from '../mail/mailer'
import type { DeliverDeps } from './attempt'
import type { Claimed } from './claim'
import { leadFrom } from './lead'
import { Lease, LeaseLostError, thisMoment } from './lease'
import { sendMail } from './send-mail'

const lead = leadFrom('contact', {
  submission_id: 'ID',
  reference: 'ABCD-EFGH',
  sms_consent: false,
  received_at: new Date().toISOString(),
  name: 'Ann Lee',
  email: 'ann@example.com',
  message: 'Hello',
  source: { page: null, referrer: null, utm: {} },
})

test('a mail does not leave once the lease is lost, also at the last moment', async () => {
  const left: string[] = []
  const lease = new Lease(thisMoment())
  const mail: Pick<Mailer, 'send'> = {
    async send(_mail, key, lastCheck) {
      lastCheck()
      left.push(key)
      return { providerId: key }
    },
  }
  const deps = {
    env: { TEAM_EMAIL: ['team@example.com'], teamEmailByService: {} },
    senders: { mail },
  }
  const delivery = { channel: 'team_email' }
  const send = () => sendMail(deps as unknown as DeliverDeps, { delivery, lease } as Claimed, lead)
  await send()
  lease.gone()
  await expect(send()).rejects.toMatchObject({ cause: expect.any(LeaseLostError) })
  expect(left).toEqual(['ID.team_email'])
})
