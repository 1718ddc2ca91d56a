// The one schema of the environment: what each variable means, and an error message for every mistake in it.
import * as z from 'zod'
import { hasPhoneNumbers } from './has-phone-numbers'
import { entriesOf, mailboxes, namedMailbox } from './mailbox-setting'
import { isServiceLink } from './service-link'
import { smtpUrl } from './smtp-url-setting'
import { baseUrl, databaseUrl, publicUrl, redisUrl, url } from './url-setting'

const whole = (min: number, max: number, example: string) => {
  const error = `must be a whole number from ${min} to ${max}, for example ${example}`
  const digits = z.string().regex(/^\d{1,9}$/, error)
  return digits.transform(Number).refine((n) => n >= min && n <= max, error)
}

/** Effectively unlimited, and well within the range of safe integers. */
const MAX_COUNT = 999_999_999

/**
 * Sent in a header: one typographic character, and the client would reject each request before it is sent. Quotes and
 * white space are left over from the file that held it, and the provider would reject each request.
 */
const secret = (what: string, example: string) =>
  z.string().regex(/^[\x21\x23-\x26\x28-\x5f\x61-\x7e]+$/, {
    error: `must be ${what}, without quotes and white space, for example ${example}`,
  })

const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: 'must be production, development or test, for example production',
    })
    .default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(1, 65535, 'PORT=3000').default(3000),
  WORKER_PORT: whole(1, 65535, 'WORKER_PORT=3001').default(3001),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: whole(0, 10, 'TRUST_PROXY=1').default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: namedMailbox.optional(),
  TEAM_EMAIL: mailboxes.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9A-Za-z]+$/, `must be an account SID, for example AC${'0'.repeat(32)}`)
    .optional(),
  TWILIO_AUTH_TOKEN: secret('the token as Twilio shows it', '0123…').optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(?:\+\d{7,15}|\d{5,6})$/,
      'must be a phone number in E.164 or a short code, for example +12145550100',
    )
    .optional(),
  TWILIO_MESSAGING_SERVICE_SID: z
    .string()
    .regex(/^MG[0-9A-Za-z]+$/, `must be a messaging service SID, for example MG${'0'.repeat(32)}`)
    .optional(),
  TWILIO_API_URL: baseUrl('https://api.twilio.com', '/2010-04-01').optional(),
  OPENAI_API_KEY: secret('the key as the provider shows it', 'sk-0123').optional(),
  OPENAI_BASE_URL: baseUrl('https://api.openai.com/v1', '/chat/completions').optional(),
  OPENAI_MODEL: secret('the name of a model', 'gpt-4o-mini').optional(),
  RATE_LIMIT_FORMS: whole(0, MAX_COUNT, 'RATE_LIMIT_FORMS=30').default(30),
  RATE_LIMIT_CHAT: whole(0, MAX_COUNT, 'RATE_LIMIT_CHAT=20').default(20),
  SMS_COUNTRIES: z
    .string()
    .default('US,CA')
    .transform((list) => entriesOf(list.toUpperCase()))
    .refine((list) => list.length > 0 && list.every(hasPhoneNumbers), {
      error:
        'must be ISO country codes separated by commas (the United Kingdom is GB), for example US,CA',
    }),
  AUTO_MAIL_PER_ADDRESS: whole(0, MAX_COUNT, 'AUTO_MAIL_PER_ADDRESS=3').default(3),
  CHAT_DAILY_TOKENS: whole(0, MAX_COUNT, 'CHAT_DAILY_TOKENS=200000').default(200_000),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent, for example info',
    })
    .default('info'),
  RETENTION_DAYS: whole(1, 36_500, 'RETENTION_DAYS=730').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'http://collector.internal:4318',
  ).optional(),
  WORKER_CONCURRENCY: whole(1, 1_000, 'WORKER_CONCURRENCY=20').default(20),
})

/** Every variable but the inboxes of single services, `TEAM_EMAIL_<SERVICE>`. */
export const settingNames = Object.keys(schema.shape)

type Parsed = z.output<typeof schema>

export interface Env extends Parsed {
  /** Origin of the public site, without a trailing slash. */
  PUBLIC_URL: string
  /** Team inboxes from the TEAM_EMAIL_<SERVICE> variables, by that suffix in lower case, such as `web_design`. */
  teamEmailByService: Record<string, string[]>
}

type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] }

/**
 * Reads the whole environment once. An empty value counts as absent, and so does a service link. Each problem names the
 * variable, what is wrong with it and an example; values are never printed.
 */
export function readEnv(variables: Record<string, string | undefined>): EnvResult {
  const given = Object.entries(variables).filter((each) => each[1] && !isServiceLink(each))
  const present = Object.fromEntries(given)
  const parsed = schema.safeParse(present)
  const byName = new Map<unknown, string>()
  for (const issue of parsed.error?.issues ?? []) {
    if (!byName.has(issue.path[0])) byName.set(issue.path[0], describe(issue, present))
  }
  const { teamEmailByService, ...wrong } = serviceInboxes(present)
  const problems = [...byName.values(), ...halfSet(present), ...wrong.problems]
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  const origin = parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`
  return {
    ok: true,
    env: { ...parsed.data, PUBLIC_URL: new URL(origin).origin, teamEmailByService },
  }
}

function describe(issue: z.core.$ZodIssue, present: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const value = present[name]
  // Only DATABASE_URL has to be set.
  if (value === undefined) {
    return `${name} is required, for example postgres://user:secret@db.internal:5432/website`
  }
  return `${name} ${issue.message}${aroundIt(value, issue.message)}`
}

/** The inboxes of TEAM_EMAIL_<SERVICE>, and a problem for each such variable that is wrong. */
function serviceInboxes(present: Record<string, string | undefined>) {
  const teamEmailByService: Env['teamEmailByService'] = {}
  const problems: string[] = []
  for (const [name, value] of Object.entries(present)) {
    const service = /^TEAM_EMAIL_(.*)$/i.exec(name)?.[1]
    if (service === undefined) continue
    const right = name.toUpperCase().replaceAll(/[^A-Z0-9_]/g, '_')
    const list = mailboxes.safeParse(value)
    if (service === '') {
      problems.push(`${name} must end with a service, for example TEAM_EMAIL_SECURITY`)
    } else if (name !== right) {
      problems.push(`${name} must be in capitals, digits and underscores, for example ${right}`)
    } else if (list.success) teamEmailByService[service.toLowerCase()] = list.data
    else problems.push(`${name} ${list.error.issues[0]?.message ?? 'is not valid'}`)
  }
  return { teamEmailByService, problems }
}

/** Secrets made from files end with a line break, and some readers of settings keep quotes, such as that of Docker. */
function aroundIt(value: string, message: string): string {
  if (/white space|quotes/.test(message)) return ''
  if (value !== value.trim()) return ', without white space around it'
  return /^(["'`]).*\1$/s.test(value) ? ', without quotes around it' : ''
}

// Accounts are set completely or not at all. Checked outside the schema, which stops at the first failing
// stage: every problem is to be reported at once.
function halfSet(present: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  const sender = present.TWILIO_FROM ?? present.TWILIO_MESSAGING_SERVICE_SID
  if (present.TWILIO_ACCOUNT_SID || present.TWILIO_AUTH_TOKEN || sender) {
    const rest = 'is missing while other TWILIO_ variables are set: set all of them or none'
    if (!present.TWILIO_ACCOUNT_SID)
      problems.push(`TWILIO_ACCOUNT_SID ${rest}, for example AC0123…`)
    if (!present.TWILIO_AUTH_TOKEN) problems.push(`TWILIO_AUTH_TOKEN ${rest}, for example 0123…`)
    if (!sender) problems.push(`TWILIO_FROM ${rest}, for example +12145550100`)
  }
  if (!present.OPENAI_API_KEY && (present.OPENAI_BASE_URL || present.OPENAI_MODEL)) {
    problems.push(
      'OPENAI_API_KEY is missing while other OPENAI_ variables are set, for example sk-0123',
    )
  }
  return problems
}
