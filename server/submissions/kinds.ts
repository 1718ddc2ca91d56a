// What the server needs to know about each kind of submission.
import { type Endpoint, endpoints } from '../../src/contract/api'
import type { FormId } from '../../src/contract/form-places'
import type { Kind } from '../../src/contract/submission'

interface KindRule {
  endpoint: Endpoint
  /** The forms that send it natively; the first is shown for a post that names none of them. */
  forms: readonly [FormId, ...FormId[]]
  /** The page shown after a native post that does not name one with its form. */
  fallbackPage: string
}

export const kinds: Record<Kind, KindRule> = {
  contact: {
    endpoint: endpoints.contact,
    forms: ['contact-page', 'home-contact', 'contact'],
    fallbackPage: '/contact',
  },
  'service-request': {
    endpoint: endpoints.serviceRequests,
    forms: ['service-request'],
    fallbackPage: '/',
  },
  consultation: {
    endpoint: endpoints.serviceRequests,
    forms: ['consultation'],
    fallbackPage: '/case-studies/gj-fitness',
  },
  newsletter: {
    endpoint: endpoints.contactSubmissions,
    forms: ['newsletter'],
    fallbackPage: '/careers',
  },
  'job-application': {
    endpoint: endpoints.jobApplications,
    forms: ['job-application'],
    fallbackPage: '/careers',
  },
}

/**
 * The kind of a body posted to `endpoint`, which may name it as its field `kind`. The first kind of an endpoint takes
 * every body that names none of the others.
 */
export function kindOf(endpoint: Endpoint, named: unknown): Kind {
  const all = Object.keys(kinds) as Kind[]
  const [first, ...others] = all.filter((kind) => kinds[kind].endpoint === endpoint)
  if (!first) throw new Error(`no kind of submission is posted to ${endpoint}`)
  return others.find((kind) => kind === named) ?? first
}
