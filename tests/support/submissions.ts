// A valid body for every kind of submission, unique and with exactly the specified fields; plus the
// endpoint it is posted to and the table that stores it.
import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/contract/api'
import type { Kind } from '../../src/contract/submission'

interface Sample {
  endpoint: string
  table: string
  body: () => Record<string, string | boolean> & { email: string; message: string }
}

function person() {
  const mark = randomUUID().slice(0, 8)
  return {
    name: 'Ann Lee',
    email: `ann.${mark}@example.com`,
    phone: '(214) 555-0123',
    message: `Our servers need a new home (${mark}).`,
    smsConsent: false,
    createdAt: new Date().toISOString(),
  }
}

const company = { company: 'Acme & Sons' }

export const samples: Record<Kind, Sample> = {
  contact: {
    endpoint: endpoints.contact,
    table: 'contact_submissions',
    body: () => ({ ...person(), ...company, service: 'cloud' }),
  },
  'service-request': {
    endpoint: endpoints.serviceRequests,
    table: 'service_requests',
    body: () => ({ ...person(), ...company, service: 'cloud', urgency: 'critical' }),
  },
  consultation: {
    endpoint: endpoints.serviceRequests,
    table: 'service_requests',
    body: () => ({ ...person(), ...company, kind: 'consultation', service: 'web-design' }),
  },
  newsletter: {
    endpoint: endpoints.contactSubmissions,
    table: 'contact_submissions',
    body: () => ({ ...person(), company: 'Newsletter Subscriber' }),
  },
  'job-application': {
    endpoint: endpoints.jobApplications,
    table: 'job_applications',
    body: () => ({
      ...person(),
      position: 'network',
      experience: '3-5',
      resume: 'https://example.com/ann.pdf',
    }),
  },
}
