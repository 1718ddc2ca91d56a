import { expect, test } from 'vitest'
import { leadFrom } from './stored-lead'

const row = {
  submission_id: '0f8fad5b-d9cb-869f-a165-70867728950e',
  reference: 'ABCD-EFGH',
  received_at: '2026-03-02T18:30:00Z',
  created_at: '2026-03-02T18:30:00.000Z',
  name: 'Ann Lee',
  email: 'ann@example.com',
  company: 'Acme',
  message: 'Hello',
  sms_consent: false,
}
const none = { page: null, referrer: null, utm: {} }

test.each([
  [{}, none],
  [null, none],
  ['newsletter', none],
  [
    { page: '/contact', referrer: null, utm: null },
    { ...none, page: '/contact' },
  ],
  [{ page: 5, referrer: ['x'], utm: 'spring', service: { a: 1 } }, none],
  [{ utm: ['spring'] }, none],
  [
    { utm: { source: 'mail', click: 5, term: null } },
    { ...none, utm: { source: 'mail', click: '5' } },
  ],
  [{ service: 'web-design' }, { ...none, service: 'web-design' }],
])(
  'of the source %j, entered by hand or imported, only text and the tags are read',
  (source, read) => {
    expect(leadFrom('contact', { ...row, source }).source).toEqual(read)
  },
)
