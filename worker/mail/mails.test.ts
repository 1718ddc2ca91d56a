import { expect, test, vi } from 'vitest'
import { formPassages } from '../../server/chat/passages/form-passages'
import { company, hoursInZone } from '../../src/content/company'
import { leadFrom, type StoredLead } from '../submissions/stored-lead'
import { tones } from './mail-document'
import { messageId, parseAddress } from './mailer'
import { firstName, prospectMail } from './prospect-mail'
import { teamMail } from './team-mail'

vi.mock('../../src/content/company', async (original) =>
  (await import('../../tests/support/in-dallas')).inDallas(original),
)

const lead: StoredLead = {
  kind: 'contact',
  submission_id: '0f8fad5b-d9cb-869f-a165-70867728950e',
  reference: 'ABCD-EFGH',
  received_at: new Date('2026-03-02T18:30:00Z'),
  created_at: '2026-03-02T15:04:05.000Z',
  name: 'Ann <b>Lee</b>\r\nBcc: x@example.com',
  email: 'ann@example.com',
  phone: '(214) 555-0100',
  company: 'Acme & Sons',
  service: 'cloud',
  urgency: '',
  position: '',
  experience: '',
  resume: '',
  message: 'First line\nsecond <script>line</script>',
  sms_consent: true,
  source: { page: '/contact', referrer: 'https://partner.example', utm: { utm_source: 'spring' } },
}
const env = { TEAM_EMAIL: ['a@example.com', 'b@example.com'], teamEmailByService: {} }

/** Seconds after the lead was received, as usual. */
const soon = new Date(lead.received_at.getTime() + 5_000)

const preheaderOf = ({ html }: { html: string }) =>
  /<div style="display:none[^>]*>(.*?)<\/div>/s.exec(html)?.[1]

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)

test('the team mail has every field and the prospect as Reply-To', () => {
  const mail = teamMail(lead, env)
  const facts = [lead.email, lead.phone, lead.company, 'Cloud Solutions', '/contact', 'spring']
  for (const fact of [
    ...facts,
    'SMS consent: yes',
    lead.created_at,
    'https://partner.example',
    lead.reference,
    'within 4 business hours',
    'second <script>',
  ]) {
    expect(mail.text).toContain(fact)
  }
  expect(mail.to.map(({ address }) => address)).toEqual(['a@example.com', 'b@example.com'])
  expect(mail.replyTo.address).toBe(lead.email)
  expect(mail.text).toContain('12:30 PM Central Time')
})

test('the team mail says when the sender did not agree to text messages', () => {
  expect(teamMail({ ...lead, sms_consent: false }, env).text).toContain('SMS consent: no')
})

test('the team mail omits the sender’s time if the form sent none', () => {
  expect(teamMail(lead, env).text).toContain(
    "Sent, by the sender's clock:\nMonday, March 2, 2026 at 9:04 AM Central Time (2026-03-02T15:04:05.000Z)\n",
  )
  // The column then holds our own time of receipt.
  const unsent = teamMail({ ...lead, created_at: lead.received_at.toISOString() }, env)
  expect(unsent.text).not.toContain("sender's clock")
})

test('the team mail shows a sender’s time that is none as it is, since the lead is sent all the same', () => {
  const { text } = teamMail({ ...lead, created_at: 'last Tuesday' }, env)
  expect(text).toContain("Sent, by the sender's clock: last Tuesday\n")
})

test('the team mail names the service that the link to the form was about', () => {
  const source = { page: '/contact', referrer: null, utm: {} }
  const linked = { ...lead, service: 'consulting', source: { ...source, service: 'web-design' } }
  expect(teamMail(linked, env).text).toContain(
    'Sent from page: /contact\nService in the link: Web Design\n',
  )
  expect(teamMail(lead, env).text).not.toContain('Service in the link')
})

test('the team mail is composed whatever JSON an imported lead has as its source', () => {
  const row = { ...lead, received_at: lead.received_at.toISOString() }
  const textFor = (source: unknown) => teamMail(leadFrom('contact', { ...row, source }), env).text
  expect(textFor({ page: 5, utm: { click: 7 } })).toMatch(/Sent from page: unknown\nclick: 7\n/)
  expect(textFor({ page: '/contact', utm: null })).toContain('Sent from page: /contact\n')
})

test('the team mail escapes markup in its HTML and line breaks in its headers', () => {
  const mail = teamMail(lead, env)
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain('second &lt;script&gt;line')
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.replyTo.name).not.toMatch(/[\r\n]/)
})

test('the team mail shows a name that looks like an encoded word as it was typed', () => {
  const mail = teamMail({ ...lead, name: '=?utf-8?B?QUJD?=' }, env)
  expect(mail.subject).toContain('= ?utf-8?B?QUJD?=')
  expect(mail.replyTo.name).not.toContain('=?')
  expect(mail.text).toContain('=?utf-8?B?QUJD?=')
})

test('the team mail links a phone number to exactly that number, or not at all', () => {
  const called = (phone: string) => linksOf(teamMail({ ...lead, phone }, env).html)[1]
  expect(called('214.555.0142 ext. 5')).toBe('tel:+12145550142;ext=5')
  expect(called('+44 (0)20 7946 0958')).toBe('tel:+442079460958')
  expect(called('after 5: 2145550142')).toBeUndefined()
})

test('the team mail goes to the inbox of its service', () => {
  const routed = { ...env, teamEmailByService: { cloud: ['cloud@example.com'] } }
  expect(teamMail(lead, routed).to).toEqual([{ name: '', address: 'cloud@example.com' }])
})

test('the prospect mail repeats nothing that was typed except a first name', () => {
  const mail = prospectMail({ ...lead, service: 'Buy pills at evil.example' }, {})
  for (const typed of ['Lee', 'Acme', 'second', 'evil.example', '555-0100']) {
    expect(mail.text + mail.html + mail.subject).not.toContain(typed)
  }
  expect(mail.text).toMatch(/Thank you, Ann\./)
  expect(prospectMail(lead, {}).text).toContain('Cloud Solutions')
})

test('firstName returns letters of any script and nothing else', () => {
  expect(firstName('Zoë Example')).toBe('Zoë')
  expect(firstName('李 小龍')).toBe('李')
  expect(firstName('葛\u{e0100}城 太郎')).toBe('葛\u{e0100}城')
  expect(firstName('ꓡꓲꓢꓴ ꓬꓵ')).toBe('ꓡꓲꓢꓴ')
  for (const name of ['http://evil.example', 'x'.repeat(41), '<b>', 'a@b.co', '']) {
    expect(firstName(name), name).toBe('')
  }
})

test('firstName returns no sentence whose spaces and full stops are letters', () => {
  for (const name of [
    'Your\u3164account\u3164is\u3164locked',
    'see\uffa0this',
    'evil\ua4f8com',
    'win\ua78fat\ua78fevil',
    'Hi\u01c3',
    'pay\u200cnow',
    'купи\u200cсейчас',
    'شما\u200cبرنده\u200cشدید\u200cتماس\u200cبگیرید',
  ]) {
    expect(firstName(name), JSON.stringify(name)).toBe('')
  }
})

test('firstName returns no sentence of a script that writes without spaces', () => {
  for (const name of ['恭喜您中奖了请加微信领取', 'ยินดีด้วยคุณได้รับรางวัลใหญ่', 'おめでとうございます']) {
    expect(firstName(name), name).toBe('')
  }
  for (const name of ['司马相如', 'さくら', 'クリストファー', 'สมชาย']) {
    expect(firstName(name), name).toBe(name)
  }
})

test('firstName knows joiners of Persian and Sinhala, and what is pasted along', () => {
  expect(firstName('علی\u200cرضا رضایی')).toBe('علی\u200cرضا')
  expect(firstName('ශ්\u200dරී ලාල්')).toBe('ශ්\u200dරී')
  expect(firstName('\u200bMaría\u2060 López')).toBe('María')
  expect(firstName('Sen\u0303ora Pérez')).toBe('')
})

test('the prospect mail does not take a form of address for a first name', () => {
  for (const name of ['Mr John Lee', 'DR Lee', 'Mrs Lee', 'Señora López']) {
    expect(prospectMail({ ...lead, name }, {}).text, name).toMatch(/^Thank you\. /)
  }
  expect(firstName('Drew Lee')).toBe('Drew')
})

test('the prospect mail states the hours, phone, address, and promised response time', () => {
  const { text, to, from } = prospectMail(lead, { MAIL_FROM: 'Desk <desk@example.com>' })
  for (const fact of [
    'within 4 business hours',
    ...company.hours.map((each) => `${each.label}:`),
    ...company.hours.map(hoursInZone),
    company.address.zip,
    `Phone: ${company.phone.text}`,
    `Your reference: ${lead.reference}`,
  ]) {
    expect(text).toContain(fact)
  }
  expect(to).toEqual([{ name: '', address: lead.email }])
  expect(from).toEqual({ name: 'Desk', address: 'desk@example.com' })
  const unnamed = prospectMail(lead, { MAIL_FROM: 'desk@example.com' })
  expect(unnamed.from).toEqual({ name: company.name, address: 'desk@example.com' })
})

test('the prospect mail says that it can be ignored, except for the newsletter', () => {
  expect(prospectMail(lead, {}).text).toContain('If you did not write to us')
  const newsletter = prospectMail(
    { ...lead, kind: 'newsletter' },
    {},
    { unsubscribe: 'https://example.com/u' },
  )
  expect(newsletter.text).not.toContain('If you did not write to us')
})

test('the team mail has a preheader with the phone number and the start of the message', () => {
  expect(preheaderOf(teamMail(request, env, soon))).toMatch(
    /^\(214\) 555-0100 · First line second &lt;script&gt;/,
  )
  expect(preheaderOf(teamMail({ ...request, phone: '' }, env, soon))).toMatch(/^First line/)
})

test('a late mail says when the lead was received, and a prompt one does not repeat it', () => {
  const late = new Date(lead.received_at.getTime() + 9.5 * 3_600_000)
  const said = 'Received 9 hours ago, on Monday, March 2, 2026 at 12:30 PM Central Time.'
  const team = teamMail(request, env, late)
  expect(team.text).toMatch(/^Critical service request\n\nNew service request .*\n\nReceived 9 h/)
  expect(team.text).toContain(said)
  expect(preheaderOf(team)).toContain(said)
  const received = 'We received it on Monday, March 2, 2026 at 12:30 PM Central Time.'
  expect(prospectMail(request, {}, { now: late }).text).toContain(received)
  expect(teamMail(request, env, soon).text).not.toContain('ago')
  expect(prospectMail(request, {}, { now: soon }).text).not.toContain('received it on')
  const after = (minutes: number) => new Date(lead.received_at.getTime() + minutes * 60_000)
  expect(teamMail(request, env, after(15)).text).not.toContain('ago')
  expect(teamMail(request, env, after(16)).text).toContain('Received 16 minutes ago')
  // Nothing is promised, so nothing is late.
  expect(prospectMail(application, {}, { now: late }).text).not.toContain('received it on')
})

test('typed lines cannot pass for rows of ours in the plain text', () => {
  const forged = 'Phone: +1 900 555 0199\nSMS consent: yes\r\nReference: AAAA-BBBB'
  const { text } = teamMail(
    {
      ...lead,
      name: `Eve\n${forged}`,
      company: `x\u2028${forged}\u0085${forged}`,
      message: forged,
      sms_consent: false,
    },
    env,
    soon,
  )
  const [ours = ''] = text.split('\n\nMessage:\n')
  expect(ours.match(/^Phone: .*$/gm)).toEqual(['Phone: (214) 555-0100'])
  expect(ours.match(/^SMS consent: .*$/gm)).toEqual(['SMS consent: no'])
  expect(ours.match(/^Reference: .*$/gm)).toEqual(['Reference: ABCD-EFGH'])
})

test('each typed field but the message is one line in its place in the plain text', () => {
  const fields = ['name', 'phone', 'company', 'service', 'urgency', 'position', 'experience']
  const typed = [...fields, 'resume'].map((field) => [field, `x\ny ${field}`])
  const { text } = teamMail({ ...lead, ...Object.fromEntries(typed) }, env, soon)
  const [facts = ''] = text.split('SMS consent:')
  for (const [field] of typed) expect(facts).toContain(`: x y ${field}\n`)
})

test('the confirmation’s preheader says what happens next', () => {
  expect(preheaderOf(prospectMail(lead, {}))).toBe(
    'A person on our team will read your message about Cloud Solutions and answer within 4 business hours.',
  )
})

test('an urgent team mail has a button that calls, above everything else', () => {
  const first = (change: Partial<StoredLead>) =>
    linksOf(teamMail({ ...request, ...change }, env).html)[0]
  expect(first({})).toBe('tel:+12145550100')
  expect(first({ urgency: 'high' })).toBe('tel:+12145550100')
  expect(first({ phone: 'ask Ann' })).toMatch(/^mailto:/)
  expect(first({ urgency: 'low' })).toMatch(/^mailto:/)
})

test('the confirmation of a request links the emergency number before everything else', () => {
  const { html, text } = prospectMail(request, {})
  expect(html.indexOf(`href="${company.phone.href}"`)).toBeLessThan(html.indexOf('Your reference'))
  expect(text).toContain(`call ${company.phone.text}: emergency support`)
})

test('a confirmation says how to correct something, as the chat does, and its replies reach the right desk', () => {
  const hint = 'To add or correct something, reply to this email.'
  expect(prospectMail(lead, {}).text).toContain(hint)
  expect(prospectMail(application, {}).text).toContain(hint)
  const told = formPassages.find(({ id }) => id === 'form:correct')
  expect(told?.sentences).toContain(hint.replace('this email', 'that email'))
  const replies = (kind: StoredLead['kind']) => prospectMail({ ...lead, kind }, {}).replyTo.address
  expect(replies('contact')).toBe(company.email.support)
  expect(replies('job-application')).toBe(company.email.info)
  expect(replies('newsletter')).toBe(company.email.info)
})

test('right-to-left names keep to themselves in the subject', () => {
  const person = { name: 'דנה לוי', company: '24 Hour Fitness' }
  expect(teamMail({ ...request, ...person }, env).subject).toBe(
    '[Critical service request] דנה לוי\u200e, 24 Hour Fitness: Cloud Solutions (ABCD-EFGH)',
  )
  const both = { name: 'דנה לוי', company: 'חברת הענן' }
  expect(teamMail({ ...request, ...both }, env).subject).toContain(
    'דנה לוי\u200e at חברת הענן\u200e:',
  )
})

test('the team mail links an email address without its query, and no text that is not a number', () => {
  const odd = { ...lead, email: 'ann?bcc=x@example.com', phone: '555 ask for Ann' }
  const links = linksOf(teamMail(odd, env).html)
  expect(links).toHaveLength(1)
  const { pathname, search } = new URL(links[0] ?? '')
  expect(pathname).toBe('ann%3Fbcc%3Dx@example.com')
  // As in an answer to the confirmation: it belongs to the same conversation.
  const { subject } = prospectMail(odd, {})
  expect([...new URLSearchParams(search)]).toEqual([['subject', `Re: ${subject}`]])
})

test('messageId is derived from the key and the sender’s domain', () => {
  const from = parseAddress('"Desk, the" <desk@example.com>')
  expect(from).toEqual({ name: 'Desk, the', address: 'desk@example.com' })
  expect(messageId('id.team_email', from)).toBe('<id.team_email@example.com>')
})

const request: StoredLead = {
  ...lead,
  kind: 'service-request',
  name: 'Ann Lee',
  urgency: 'critical',
}

test('both mails state the response time of the urgency', () => {
  const times = {
    critical: 'acknowledged within 15 minutes, an engineer engaged within 30',
    high: 'within 1 hour',
    medium: 'within 4 business hours',
    low: 'by the next business day',
  }
  for (const [urgency, time] of Object.entries(times)) {
    expect(teamMail({ ...request, urgency }, env).text).toContain(`Promised response: ${time}.`)
    expect(prospectMail({ ...request, urgency }, {}).text).toContain(time)
  }
  expect(prospectMail(request, {}).text).toContain(
    'Your request about Cloud Solutions is marked critical. Critical issues: acknowledged within 15 minutes',
  )
})

test('a service of ours is named in the prospect’s mail in whatever case it was sent', () => {
  const textFor = (service: string) => prospectMail({ ...request, service }, {}).text
  expect(textFor(' Cloud ')).toContain('about Cloud Solutions')
  expect(textFor('free viagra')).not.toContain('viagra')
})

test('the team mail’s subject names urgency, kind, service, person, and company', () => {
  expect(teamMail(request, env).subject).toBe(
    '[Critical service request] Ann Lee, Acme & Sons: Cloud Solutions (ABCD-EFGH)',
  )
  expect(teamMail(request, env).text).toContain('Urgency: Critical - Emergency')
  // Nothing of it can be seen.
  expect(teamMail({ ...request, company: '\u2069' }, env).subject).toBe(
    '[Critical service request] Ann Lee: Cloud Solutions (ABCD-EFGH)',
  )
})

test('the team mail’s subject names a newsletter subscription only once', () => {
  const subscription = { ...lead, kind: 'newsletter' as const, name: 'Ann Lee', company: '' }
  expect(teamMail({ ...subscription, service: 'Newsletter' }, env).subject).toBe(
    '[Newsletter] Ann Lee (ABCD-EFGH)',
  )
})

test('the team mail has high priority only if it is critical, and a label in urgent colors from high on', () => {
  const mails = ['critical', 'high', 'medium'].map((urgency) =>
    teamMail({ ...request, urgency }, env),
  )
  expect(mails.map(({ priority }) => priority)).toEqual(['high', undefined, undefined])
  const urgent = `background:${tones.urgent.wash};`
  expect(mails.map(({ html }) => html.includes(urgent))).toEqual([true, true, false])
})

const application: StoredLead = {
  ...lead,
  kind: 'job-application',
  name: 'Ann Lee',
  company: '',
  service: '',
  position: 'pm',
  experience: '5-10',
  resume: 'https://example.com/cv?a=1&b="2"',
}

test('the team mail of a job application names the position and links the resume', () => {
  const mail = teamMail(application, env)
  expect(mail.subject).toBe('[Job application] Ann Lee: Project Manager (ABCD-EFGH)')
  expect(mail.text).toContain('Position: Project Manager')
  expect(mail.text).toContain('Experience: 5-10 years')
  expect(linksOf(mail.html)).toContain('https://example.com/cv?a=1&amp;b=&quot;2&quot;')
  expect(mail.text).not.toContain('Promised response')
})

test('the team mail shows a resume that is not a web address without a link', () => {
  for (const resume of ['javascript:alert(1)', 'data:text/html,x', 'ann.example/cv', 'https://']) {
    const { html, text } = teamMail({ ...application, resume }, env)
    expect(text).toContain(resume)
    expect(linksOf(html).map((link) => link?.split('?')[0])).toEqual([
      'mailto:ann@example.com',
      'tel:+12145550100',
    ])
  }
})

test('the prospect mail names its kind, and offers the phone only for kinds with a promised response time', () => {
  const about = (kind: StoredLead['kind']) => prospectMail({ ...lead, kind }, {})
  expect(about('consultation').subject).toContain('your consultation request')
  expect(about('newsletter').subject).toBe(
    `You are subscribed to the ${company.name} newsletter (ABCD-EFGH)`,
  )
  expect(about('newsletter').text).toContain('You are subscribed to our newsletter.')
  expect(about('service-request').text).toContain('If it cannot wait')
  for (const kind of ['newsletter', 'job-application'] as const) {
    expect(about(kind).text).not.toContain('If it cannot wait')
    expect(about(kind).text).not.toContain('business hours')
    // A phone dials at a touch, though nothing is urgent.
    expect(linksOf(about(kind).html)).toEqual([company.phone.href])
  }
})

test.each([
  ['contact', 'New contact message', 'Your message has', 'read your message about Cloud'],
  ['service-request', 'New service request', 'Your request has', 'read your request about Cloud'],
  [
    'consultation',
    'New consultation request',
    'Your consultation request has',
    'read your consultation request about Cloud',
  ],
  ['newsletter', 'New newsletter subscription', 'You are subscribed', 'will send our newsletter'],
  ['job-application', 'New job application', 'Your application has', 'review your application'],
] as const)('both mails of a %s are in its own words', (kind, arrived, ...answered) => {
  const own = { ...lead, kind }
  expect(teamMail(own, env).text).toContain(`${arrived} ${lead.reference}\n`)
  for (const said of answered) expect(prospectMail(own, {}).text).toContain(said)
})
