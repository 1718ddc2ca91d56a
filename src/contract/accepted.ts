// The response body for an accepted submission.
import * as z from 'zod/mini'

export const accepted = z.object({ id: z.uuid(), reference: z.string(), message: z.string() })
export type Accepted = z.infer<typeof accepted>
