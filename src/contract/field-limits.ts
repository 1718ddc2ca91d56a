// How long the fields of the forms may be, in characters (decisions.md, Forms; an address by RFC 5321). Apart from the
// schemas, so that a form can say it without loading zod, and from what every page loads.
export const limits = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  resume: 2_000,
  message: 5_000,
} as const
