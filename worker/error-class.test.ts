import { expect, test } from 'vitest'
import {
  causeOf,
  classify,
  isDatabaseDown,
  isProviderDown,
  isProviderInTrouble,
} from './error-class'

const error = (traits: object) => Object.assign(new Error('text with ann@example.com'), traits)

test('classify returns transient for failures that pass by themselves', () => {
  for (const code of ['ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', '08006', '40001', '53300', '57P03']) {
    expect(classify(error({ code })), code).toBe('transient')
  }
  expect(classify(error({ responseCode: 451, code: 'EENVELOPE' }))).toBe('transient')
  expect(classify(error({ status: 429 }))).toBe('transient')
  expect(classify(error({ status: 503 }))).toBe('transient')
})

/** Codes that Node.js and nodemailer use when the peer, or the network path to it, is unavailable. */
const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
  ...['ESOCKET', 'ECONNECTION', 'EPROTOCOL', 'ETLS', 'EDNS', 'EAUTH'],
]
/** Codes that OpenSSL and Node.js use for a TLS failure. */
const UNTRUSTED = [
  ...[
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'EPROTO',
    'CERT_NOT_YET_VALID',
  ],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'],
  ...['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
]

test.each([...UNREACHABLE, ...UNTRUSTED])('%s means that the provider is down', (code) => {
  expect(isProviderDown(error({ code }))).toBe(true)
  expect(classify(error({ code }))).toBe('transient')
})

test.each(['ENOSPC', 'EMFILE', 'ENFILE'])(
  '%s is transient, and the provider is not down',
  (code) => {
    expect(isProviderDown(error({ code }))).toBe(false)
    expect(classify(error({ code }))).toBe('transient')
  },
)

test.each(['EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG', 'ENOENT'])(
  '%s of a file is transient, and neither a provider nor the database is down',
  (code) => {
    const refused = error({ code, syscall: 'open' })
    expect(classify(refused)).toBe('transient')
    expect(isProviderDown(refused)).toBe(false)
    expect(isDatabaseDown(refused)).toBe(false)
    expect(classify(error({ code, syscall: 'connect' }))).toBe('unknown')
    expect(classify(error({ code }))).toBe('unknown')
  },
)

/** Login missing, too weak, wrong, or in need of encryption: in response to any command. */
const LOGIN = [530, 534, 535, 538].map((responseCode) => ({ responseCode, command: 'MAIL FROM' }))
/** Whatever the code. */
const BEFORE_A_MESSAGE = ['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'AUTH PLAIN'].map(
  (command) => ({ responseCode: 554, command }),
)

test.each([...LOGIN, ...BEFORE_A_MESSAGE])(
  '$responseCode in response to $command means that the mail server is down for every mail',
  (traits) => {
    expect(isProviderDown(error(traits))).toBe(true)
    expect(classify(error(traits))).toBe('transient')
  },
)

test('classify matches SQLSTATE classes only at the start of the code', () => {
  // A date out of range, and a name that is too long: these contain 08 and 22, but not at the start.
  expect(classify(error({ code: '22008' }))).toBe('permanent')
  expect(classify(error({ code: '42622' }))).toBe('unknown')
})

test('classify returns transient for HTTP 408 and permanent for 404', () => {
  expect(classify(error({ status: 408 }))).toBe('transient')
  expect(classify(error({ status: 404 }))).toBe('permanent')
})

test('classify returns transient for a read-only PostgreSQL and unknown for a duplicate key', () => {
  for (const code of ['25006', '55P03']) {
    expect(classify(error({ code })), code).toBe('transient')
    expect(isDatabaseDown(error({ code })), code).toBe(true)
  }
  // Retried as often as any error of unknown class.
  expect(classify(error({ code: '23505' }))).toBe('unknown')
})

test('a lost connection is known by its message, which knex writes behind the statement', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'select pg_sleep(5) - Connection terminated unexpectedly',
    'ROLLBACK - Client has encountered a connection error and is not queryable',
  ]) {
    expect(isDatabaseDown(new Error(message)), message).toBe(true)
  }
  expect(isDatabaseDown(new Error('insert of text: Connection lost'))).toBe(false)
})

test('a PostgreSQL that lets us in no more is down, whatever the statement held', () => {
  for (const code of ['28P01', '28000', '3D000', '42501']) {
    expect(isDatabaseDown(error({ code })), code).toBe(true)
  }
  const message = 'Tenant or user not found'
  const unknown = Object.assign(error({ code: 'XX000', severity: 'FATAL' }), { message })
  expect(isDatabaseDown(unknown)).toBe(true)
  const unnamed = 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'
  expect(isDatabaseDown(new Error(unnamed))).toBe(true)
  expect(isDatabaseDown(error({ code: '42601' }))).toBe(false)
})

test('classify returns permanent for invalid data, SMTP 5xx, and HTTP 400', () => {
  for (const code of ['22021', '22P05', '23514', '23502']) {
    expect(classify(error({ code })), code).toBe('permanent')
  }
  expect(classify(error({ responseCode: 550, code: 'EENVELOPE' }))).toBe('permanent')
  expect(classify(error({ status: 400, code: 21211 }))).toBe('permanent')
})

test('classify returns unknown for any other error', () => {
  expect(classify(error({}))).toBe('unknown')
  expect(classify('text')).toBe('unknown')
  expect(classify(null)).toBe('unknown')
})

/** What providers say about our quota or our account. */
const ABOUT_OUR_ACCOUNT = [
  '550 5.4.5 Daily user sending limit exceeded.',
  '550 Daily SMTP relay limit exceeded for customer.',
  '550 5.7.1 Invalid credentials for relay [192.0.2.1].',
  '554 Message rejected: Email address is not verified.',
  '554 Message rejected: Sending paused for this account.',
  '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException',
  '550 5.1.90 Your message cannot be sent: you have reached your daily limit',
  '550 5.7.64 TenantAttribution; Relay Access Denied',
  '550-5.7.705 Access denied, tenant has exceeded threshold',
  '554 5.7.1 <ann@example.com>: Relay access denied',
  '550 relay not permitted',
  '550 The from address does not match a verified Sender Identity.',
  "554 Access denied: User `arn:aws:iam::1:user/a' is not authorized to perform `ses:SendRawEmail' on resource",
  '550 5.7.1 Client does not have permissions to send as this sender',
  '550 5.4.6 Unusual sending activity detected',
  '550 5.7.1 Account disabled',
  '502 5.7.0 Please authenticate first',
  '550 authentication required',
  '554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied',
  '550 5.7.25 Client host rejected: cannot find your reverse hostname, [192.0.2.1]',
  '550 5.7.1 <www.example.com>: Helo command rejected: Host not found',
  '504 5.5.2 <web>: Helo command rejected: need fully-qualified hostname',
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using list.example; see example.com',
  '503 5.5.1 Error: need AUTH command',
  '550 5.7.1 Service unavailable; client [192.0.2.1] blocked using list.example',
  '554 5.7.1 Service unavailable; Sender address [site@example.com] blocked using list.example',
  '554 5.7.1 Service unavailable; Helo command [www.example.com] blocked using list.example',
  '550 www.example.com (mx) [192.0.2.1]:1 is currently not permitted to relay through this server',
  '550-www.example.com (www.example.com) [192.0.2.1]:53432 is currently not\n550-permitted to relay through this',
  '550-ec2-192-0-2-1.compute-1.example.com (www.example.com)\n550-[192.0.2.1]:53432 is currently not permitted to relay',
  '550-vps.example.net (www.example.com) [192.0.2.1]:53432 is\n550 currently not permitted to relay through this server',
  '550-(www.example.com) [2001:db8:85a3::8a2e:370:7334]:53432 is currently not\n550-permitted to relay',
  '550-mail.example.com [192.0.2.1] is currently not permitted to\n550 relay through this server',
  '550 rejected because 192.0.2.1 is in a black list at list.example',
  '550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)',
  '550 Domain example.com has exceeded the max emails per hour (5/5) allowed. Message discarded.',
  '550 example.com has an outgoing mail suspension. Message discarded.',
  '550-Please turn on SMTP Authentication in your mail client.\n550 www.example.com is not permitted to relay',
  '553 Relaying disallowed as site@example.com',
  '553 Sender is not allowed to relay emails',
  '550 Unauthenticated senders not allowed',
  '502 5.7.0 Your SMTP account is not yet activated. Please contact us',
  '550 5.7.0 From address is not one of your addresses',
  "550 The 'From' address is not a Sender Signature on your account",
  '550 The example.com domain is not verified. Please add and verify your domain',
  '554 Domain example.com is not allowed to send: recipient limit',
  '550 5.7.1 Client does not have permissions to submit to this server',
  '550 5.7.1 <team@example.com>... Access denied',
  '550 5.7.1 <team@example.com>... Rejected: 192.0.2.1 listed at list.example',
  '550 5.7.1 <team@example.com>... Fix reverse DNS for 192.0.2.1',
  '550 5.7.1 <team@example.com>... bogus HELO name used: localhost',
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  '553 sorry, your envelope sender is in my badmailfrom list (#5.7.1)',
  '550 I cannot deliver mail for <team@example.com>',
  '550 Authentication is required for relay',
  '550 5.7.1 Relaying to <ann@example.com> denied (authentication required)',
  '550 Relaying not allowed',
  '550 Relaying is prohibited',
  '503 This mail server requires authentication when attempting to send to a non-local e-mail address.',
  '503 5.5.4 Error: send AUTH command first',
  '554 5.7.1 Action set by DMARC',
  '550 5.7.1 rejected by DMARC policy for example.com',
  '550 DMARC Sender Invalid - envelope rejected',
  '554 Cannot pipe mail to command',
  '554 Pipe command reported error 76',
  // The code alone says it, whatever words the server has for it.
  ...[
    ...['1.90', '4.5', '7.20', '7.23', '7.25', '7.26', '7.51', '7.54', '7.57', '7.64', '7.68'],
    ...['7.233', '7.501', '7.502', '7.503', '7.506', '7.509', '7.511', '7.515', '7.606', '7.649'],
    ...['7.705', '7.708', '7.750'],
  ].map((code) => `550 5.${code} Not now`),
]
/** About one mailbox, whatever its address looks like. */
const ABOUT_ONE_MAILBOX = [
  '550 5.2.1 <ann@example.com>... Mailbox disabled for this recipient',
  '550 5.1.1 <access denied@example.com>... User unknown',
  '554 Pipe command reported error 65',
  '550 5.1.1 <relay-access-denied@example.com>: user unknown',
  '550 5.1.1 <SubmissionQuotaExceeded@example.com>: user unknown',
  '552 5.2.2 Mailbox full',
  '550 5.1.10 Recipient not found',
  '550 5.7.1 Message rejected as spam',
  '550 5.7.2 Not allowed to send to this list',
  '550 5.7.1 <not.permitted.to.relay@example.com>: user unknown',
  '550 5.2.1 <ann@example.com>: account is disabled',
  '550 5.1.1 Recipient address rejected: User account is disabled',
  '552 5.2.2 account is locked',
  '550 Local mailbox ann is unavailable: account is disabled',
  '550 5.7.1 <list@example.com>: authentication required to send to this group',
  '550 5.1.1 <ann@b.example>: Recipient address rejected: relay not allowed',
  '550 5.1.2 relaying to ann%a@b.example is not allowed',
  '554 5.7.1 Spam message rejected',
  '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
  '550 5.7.1 RESOLVER.RST.AuthRequired; authentication required',
  '550 5.1.1 <a@b.example>: host mx.b.example[192.0.2.1] said: 550 Relay access denied (in reply to RCPT TO command)',
  '550 Callout verification failed:\n550 host mx.b.example said: 550 relay not permitted',
  '550-Callout verification failed:\n550 550 mx.b.example [192.0.2.1] is currently not permitted to relay',
]

test.each([
  ['517 Sender rejected: site@example.com', 'transient'],
  ['550 No MX for your FROM address', 'transient'],
  ['550 sender not welcome', 'transient'],
  ['503 5.5.4 bad sequence of commands', 'transient'],
  ['550 5.5.0 no', 'transient'],
  ['501 5.5.2 Syntax error', 'permanent'],
  ['552 5.3.4 message too big', 'permanent'],
  ['523 message too long', 'permanent'],
  ['550 5.6.7 no SMTPUTF8 here', 'permanent'],
  ['555 5.5.4 unsupported option', 'permanent'],
])('%s to MAIL FROM is %s, and no outage', (response, kind) => {
  const responseCode = Number(response.slice(0, 3))
  const rejection = error({ responseCode, code: 'EENVELOPE', command: 'MAIL FROM', response })
  expect(classify(rejection)).toBe(kind)
  expect(isProviderDown(rejection)).toBe(false)
  expect(classify({ ...rejection, command: 'RCPT TO' })).toBe('permanent')
})

test('a rejection of our account is retried on schedule, and one of a mailbox is not', () => {
  const rejection = (response: string) =>
    error({ responseCode: Number(response.slice(0, 3)), code: 'EENVELOPE', response })
  for (const response of ABOUT_OUR_ACCOUNT) {
    expect(classify(rejection(response)), response).toBe('transient')
    // A server may take mails to the team and relay none to strangers.
    expect(isProviderDown(rejection(response)), response).toBe(false)
  }
  for (const response of ABOUT_ONE_MAILBOX) {
    expect(classify(rejection(response)), response).toBe('permanent')
    expect(isProviderDown(rejection(response)), response).toBe(false)
  }
  const quoted = '550 5.1.1 <a@b.example>: host mx.b.example said: 550 sender address rejected'
  expect(isProviderDown(rejection(quoted))).toBe(false)
})

test('isProviderDown is true when the provider is down, and false when it rejects one message', () => {
  const down = [
    { code: 'ECONNREFUSED' },
    { code: 'ETIMEDOUT', command: 'CONN' },
    { responseCode: 421, command: 'MAIL FROM' },
    { responseCode: 421, command: 'RCPT TO' },
    { responseCode: 421, command: 'DATA' },
    { responseCode: 451, command: 'MAIL FROM', response: '451 4.7.0 too many mails' },
    { responseCode: 554, code: 'EPROTOCOL', command: 'CONN' },
    { responseCode: 454, code: 'EAUTH', command: 'AUTH PLAIN' },
    { responseCode: 535, code: 'EAUTH', command: 'AUTH LOGIN' },
    { code: 'EAUTH', command: 'API' },
    { responseCode: 553, command: 'MAIL FROM', response: '553 5.1.8 no such sender' },
    { responseCode: 550, command: 'DATA', response: '550 5.7.60 cannot send as this sender' },
    { responseCode: 530, code: 'EENVELOPE', command: 'RCPT TO', response: '530 5.7.0 log in' },
    { responseCode: 550, command: 'DATA', response: '550 5.1.8 bad outbound sender' },
    {
      responseCode: 553,
      command: 'RCPT TO',
      response: '553 5.7.1 <a@b.example>: Sender address rejected: not owned by user x',
    },
    { responseCode: 554, command: 'DATA', response: '554 5.2.252 SendAsDenied; not allowed' },
    {
      responseCode: 550,
      command: 'RCPT TO',
      response:
        '550-Verification failed for <a@b.example>\n550-Unrouteable address\n550 Sender verify failed',
    },
    { responseCode: 550, command: 'RCPT TO', response: '550 Sender verify failed' },
    {
      responseCode: 550,
      command: 'RCPT TO',
      response:
        '550-Requested action not taken: mailbox unavailable\n550 Sender address is not allowed.',
    },
    { status: 401, code: 20003 },
    { status: 429 },
    { status: 503 },
    { code: 'EPROTO' },
    { code: 'CERT_HAS_EXPIRED' },
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
  ]
  for (const traits of down) {
    expect(isProviderDown(error(traits)), JSON.stringify(traits)).toBe(true)
    expect(classify(error(traits)), JSON.stringify(traits)).toBe('transient')
  }
  const there = [
    { responseCode: 450, code: 'EENVELOPE', command: 'RCPT TO' },
    { responseCode: 452, command: 'MAIL FROM', response: '452 4.3.1 no room for this size' },
    { responseCode: 451, code: 'EMESSAGE', command: 'DATA' },
    { responseCode: 550, code: 'EENVELOPE', command: 'RCPT TO' },
    { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 <x@5.1.8.example>: unknown' },
    { responseCode: 550, command: 'MAIL FROM', response: '550 no' },
    { responseCode: 552, command: 'MAIL FROM', response: '552 5.3.4 message too big' },
    { responseCode: 552, code: 'EENVELOPE', command: 'DATA' },
    {
      responseCode: 550,
      command: 'RCPT TO',
      response: '550-Callout verification failed:\n550 550 Sender verify failed',
    },
    { status: 400, code: 21211 },
    { status: 403, code: 20003 },
    {},
  ]
  for (const traits of there) {
    expect(isProviderDown(error(traits)), JSON.stringify(traits)).toBe(false)
  }
})

test('isProviderDown is false for a message that may have arrived, although the provider is in trouble', () => {
  const dropped = error({ code: 'ECONNECTION', mayHaveArrived: true })
  expect(isProviderDown(dropped)).toBe(false)
  expect(isProviderInTrouble(dropped)).toBe(true)
  expect(classify(dropped)).toBe('transient')
})

test('causeOf returns codes and never the error message', () => {
  expect(causeOf(error({ responseCode: 550, code: 'EENVELOPE' }))).toBe('Error 550 EENVELOPE')
  const full = { responseCode: 552, code: 'EMESSAGE', response: '552 5.2.2 ann is full' }
  expect(causeOf(error(full))).toBe('Error 552 5.2.2 EMESSAGE')
  const quoted = { responseCode: 550, response: '550 5.1.1@example.com is unknown' }
  expect(causeOf(error(quoted))).toBe('Error 550')
  const untrusted = { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }
  expect(causeOf(error(untrusted))).toBe('Error ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT')
  for (const code of ['to ann@example.com', 'A\u0000', { a: 1 }, 'X'.repeat(65), null]) {
    expect(causeOf(error({ status: 400, code }))).toBe('Error 400')
  }
  expect(causeOf(error({}))).toBe('Error')
})
