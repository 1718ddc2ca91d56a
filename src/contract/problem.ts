// The body of every error response: application/problem+json (RFC 9457) with two extension fields.
import * as z from 'zod/mini'

export const PROBLEM_TYPE = 'application/problem+json'

const fieldError = z.object({ field: z.string(), message: z.string() })

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** One sentence for a person: what is wrong and what to do. */
  message: z.string(),
  /** Every invalid field at once; only with status 422. */
  errors: z.optional(z.array(fieldError)),
})

/** What a person needs of it: a proxy or firewall in front of the server may send no more. */
export const problemForPeople = z.pick(problem, { message: true, errors: true })

export type FieldError = z.infer<typeof fieldError>
export type Problem = z.infer<typeof problem>
