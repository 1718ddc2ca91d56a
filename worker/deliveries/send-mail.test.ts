import { expect, test } from 'vitest'
import type { Mailer } from '../mail/mailer'
import { leadFrom } from '../submissions/stored-lead'
import type { Claimed } from './claim'
import type { DeliverDeps, SendOutcome } from './deliver-deps'
import { Lease, LeaseLostError, thisMoment } from './lease'
import { sendMail } from './send-mail'

const lead = leadFrom('contact', {
  submission_id: 'ID',
  reference: 'ABCD-EFGH',
  sms_consent: false,
  received_at: new Date().toISOString(),
  created_at: '2026-03-02T15:04:05.000Z',
  name: 'Ann Lee',
  email: 'ann@example.com',
  message: 'Hello',
  source: { page: null, referrer: null, utm: {} },
})

const depsWith = (mail: Pick<Mailer, 'send'>) =>
  ({
    env: { TEAM_EMAIL: ['team@example.com'], teamEmailByService: {} },
    senders: { mail },
    journal: { find: () => null, note: () => undefined },
  }) as unknown as DeliverDeps

test('a mail is not sent once its lease is lost, even at the last check', async () => {
  const left: string[] = []
  const lease = new Lease(thisMoment())
  const mail: Pick<Mailer, 'send'> = {
    async send(_mail, key, { lastCheck }) {
      lastCheck()
      left.push(key)
      return { providerId: key }
    },
  }
  const delivery = { channel: 'team_email', tries: 1 }
  const send = () => sendMail(depsWith(mail), { delivery, lease } as Claimed, lead)
  await send()
  lease.notRenewed(thisMoment())
  await expect(send()).rejects.toMatchObject({ cause: expect.any(LeaseLostError) })
  expect(left).toEqual(['ID.team_email'])
})

test('only the inboxes that are still waiting get a team mail again, or all once those were replaced', async () => {
  const sent: string[][] = []
  const mail: Pick<Mailer, 'send'> = {
    async send({ to }, key) {
      sent.push(to.map(({ address }) => address))
      return { providerId: key }
    },
  }
  const deps = depsWith(mail)
  const delivery = { channel: 'team_email', tries: 2, deferred: ['b@example.com'] }
  const lease = new Lease(thisMoment())
  const outcomes: SendOutcome[] = []
  for (const inboxes of [
    ['a@example.com', 'b@example.com'],
    ['a@example.com', 'b@Example.COM'],
    ['a@example.com', 'c@example.com'],
  ]) {
    deps.env.TEAM_EMAIL = inboxes
    outcomes.push(await sendMail(deps, { delivery, lease } as unknown as Claimed, lead))
  }
  expect(outcomes.map((outcome) => 'toAll' in outcome)).toEqual([false, false, true])
  expect(sent).toEqual([
    ['b@example.com'],
    // The mail server reports a domain in lower case.
    ['b@Example.COM'],
    ['a@example.com', 'c@example.com'],
  ])
})

test('the sixth attempt at a mail uses the patient timeouts', async () => {
  const paces: unknown[] = []
  const mail: Pick<Mailer, 'send'> = {
    async send(_mail, key, { pace }) {
      paces.push(pace)
      return { providerId: key }
    },
  }
  const lease = new Lease(thisMoment())
  for (const tries of [1, 5, 6]) {
    const delivery = { channel: 'team_email', tries }
    await sendMail(depsWith(mail), { delivery, lease } as Claimed, lead)
  }
  expect(paces).toEqual(['prompt', 'prompt', 'patient'])
})

test('the team’s mails have connections of their own', async () => {
  const lanes: unknown[] = []
  const mail: Pick<Mailer, 'send'> = {
    async send(_mail, key, { lane }) {
      lanes.push(lane)
      return { providerId: key }
    },
  }
  const lease = new Lease(thisMoment())
  for (const channel of ['team_email', 'prospect_email']) {
    const delivery = { channel, tries: 1 }
    await sendMail(depsWith(mail), { delivery, lease } as Claimed, lead)
  }
  expect(lanes).toEqual(['team', 'prospect'])
})

test('whether a mail is late, as it says, is told by the clock of PostgreSQL alone', async () => {
  const texts: string[] = []
  const mail: Pick<Mailer, 'send'> = {
    async send({ text }, key) {
      texts.push(text)
      return { providerId: key }
    },
  }
  const lease = new Lease(thisMoment())
  const claimed_at = new Date(lead.received_at.getTime() + 30 * 60_000)
  for (const channel of ['team_email', 'prospect_email']) {
    const delivery = { channel, tries: 1, claimed_at }
    await sendMail(depsWith(mail), { delivery, lease } as Claimed, lead)
  }
  const [team, prospect] = texts
  expect(team).toContain('Received 30 minutes ago')
  expect(prospect).toContain('We received it on')
})
