// Maximum field lengths, in characters (docs/decisions/0014-rejecting-malformed-requests.md; email from RFC 5321).

export const limits = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  service: 100,
  position: 100,
  experience: 5_000,
  resume: 2_000,
  message: 5_000,
} as const
