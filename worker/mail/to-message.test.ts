import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { company } from '../../src/content/company'
import type { StoredLead } from '../submissions/stored-lead'
import type { Mail } from './mailer'
import { prospectMail } from './prospect-mail'
import { teamMail } from './team-mail'
import { toMessage } from './to-message'

const EVIL = 'Ann\r\nBcc: victim@example.com\r\n\r\n<script>x</script>\u2028\u202Egpj\u061C'

const lead: StoredLead = {
  kind: 'service-request',
  submission_id: '0f8fad5b-d9cb-869f-a165-70867728950e',
  reference: 'ABCD-EFGH',
  received_at: new Date('2026-03-02T18:30:00Z'),
  created_at: '2026-03-02T15:04:05.000Z',
  name: EVIL,
  email: 'ann@example.com',
  phone: EVIL,
  company: EVIL,
  service: EVIL,
  urgency: 'critical',
  position: '',
  experience: '',
  resume: '',
  message: EVIL,
  sms_consent: false,
  source: { page: '/contact', referrer: null, utm: {} },
}
const env = { TEAM_EMAIL: ['a@example.com', 'b@example.com'], teamEmailByService: {} }
const UNSUBSCRIBE = 'https://www.example.com/unsubscribe/0f8fad5b-d9cb-469f-a165-70867728950e'

/** The mail as a mail server receives it. */
async function sent(mail: Mail): Promise<{ raw: string; mail: Email; to: unknown }> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message, envelope } = await transport.sendMail(toMessage(mail, 'id.team_email'))
  const raw = message.toString()
  return { raw, mail: await PostalMime.parse(raw), to: envelope.to }
}

test('a sender with an internationalized domain has ASCII headers', async () => {
  const idn = { ...env, MAIL_FROM: 'Müller IT <info@müller.example>' }
  const { raw, mail } = await sent(teamMail(lead, idn))
  expect(mail.messageId).toBe('<id.team_email@xn--mller-kva.example>')
  expect(raw).not.toMatch(/[^\0-\x7f]/)
})

const headersOf = ({ headers }: Email) => headers.map(({ key }) => key)

test('no form field can add a header, a recipient, or a line to a header', async () => {
  const calm: StoredLead = { ...lead, name: 'Ann', service: 'x', urgency: '' }
  const plain = headersOf((await sent(teamMail(calm, env))).mail)
  for (const field of ['name', 'company', 'service', 'position', 'urgency', 'email'] as const) {
    const { mail, to, raw } = await sent(teamMail({ ...calm, [field]: EVIL }, env))
    expect([field, headersOf(mail)]).toEqual([field, plain])
    expect(to).toEqual(['a@example.com', 'b@example.com'])
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc/im)
    expect(mail.subject).not.toMatch(/[\r\n\u061c\u2028\u202e]/)
  }
  const { mail, to } = await sent(prospectMail(lead, {}))
  expect(to).toEqual(['ann@example.com'])
  expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/victim|<script|gpj/)
})

test('a comma in a name or an address adds no second recipient', async () => {
  const { mail, to } = await sent(prospectMail({ ...lead, email: '"a,b"@example.com' }, {}))
  expect(to).toHaveLength(1)
  expect(mail.to).toHaveLength(1)
})

test('replies to the team mail go to the prospect, and replies to the prospect mail to support', async () => {
  const team = (await sent(teamMail({ ...lead, name: 'Lee, Ann' }, env))).mail
  expect(team.replyTo).toEqual([{ name: 'Lee, Ann', address: 'ann@example.com' }])
  const prospect = (await sent(prospectMail(lead, {}))).mail
  expect(prospect.replyTo?.[0]?.address).toBe(company.email.support)
})

test('the team mail is marked as auto-generated, and as high priority if critical', async () => {
  const { mail } = await sent(teamMail(lead, env))
  const value = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(value('auto-submitted')).toBe('auto-generated')
  expect(value('message-id')).toMatch(/^<id\.team_email@/)
  expect([value('x-priority'), value('importance')]).toEqual(['1 (Highest)', 'High'])
  const calm = await sent(teamMail({ ...lead, urgency: 'low' }, env))
  expect(headersOf(calm.mail)).not.toContain('importance')
})

test('only newsletter mail has the one-click unsubscribe headers and a visible link', async () => {
  const { mail, raw } = await sent(
    prospectMail({ ...lead, kind: 'newsletter' }, {}, { unsubscribe: UNSUBSCRIBE }),
  )
  const value = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(value('list-unsubscribe')).toBe(`<${UNSUBSCRIBE}>`)
  expect(value('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail.text).toContain(UNSUBSCRIBE)
  expect(mail.html).toContain(`href="${UNSUBSCRIBE}"`)
  // Mail providers expect the header's URL verbatim: on one line, or folded between parts only.
  expect(raw).toContain(`<${UNSUBSCRIBE}>`)
  expect(headersOf((await sent(prospectMail(lead, {}))).mail).join()).not.toContain('unsubscribe')
})

test('a long name in a header is cut between characters', () => {
  const { replyTo, subject } = teamMail({ ...lead, name: '😀'.repeat(100) }, env)
  expect([...replyTo.name]).toHaveLength(60)
  // Throws on half a character.
  expect(decodeURIComponent(encodeURIComponent(subject))).toBe(subject)
})
