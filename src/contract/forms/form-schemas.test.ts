import { expect, test } from 'vitest'
import { type FormId, formIds } from '../form-places'
import { formSchemas } from './form-schemas'

const blank = {
  name: '',
  email: '',
  phone: '',
  company: '',
  service: '',
  urgency: '',
  position: '',
  experience: '',
  resume: '',
  message: '',
  smsConsent: false,
  terms: false,
}
const filled = {
  ...blank,
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '(214) 555-0123',
  company: 'Acme & Sons',
  service: 'cloud',
  urgency: 'high',
  position: 'network',
  experience: '3-5',
  resume: 'https://example.com/ann',
  message: 'Our servers need a new home.',
  terms: true,
}

/** The first message of each invalid field, in the order in which they are listed. */
function errorsOf(form: FormId, values: object): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of formSchemas[form].safeParse(values).error?.issues ?? []) {
    errors[String(path[0])] ??= message
  }
  return errors
}

const terms = 'You must agree to the terms and conditions'
const person = { name: 'Name is required', email: 'Valid email is required' }
const contactPage = {
  ...person,
  company: 'Company name is required',
  service: 'Please select a service',
  message: 'Please provide details about your inquiry',
  terms,
}
const expected: Record<FormId, object> = {
  'contact-page': contactPage,
  'home-contact': contactPage,
  'service-request': {
    ...person,
    phone: 'Phone number is required',
    company: 'Company name is required',
    service: 'Please select a service',
    urgency: 'Please select urgency level',
    message: 'Please provide more details about your issue',
    terms,
  },
  contact: {
    ...person,
    phone: 'Phone number is required',
    service: 'Please select a service',
    message: 'Please provide details about your inquiry',
    terms,
  },
  consultation: {
    ...person,
    company: 'Company name is required',
    service: 'Please select a service',
    message: 'Please provide more details about your issue',
    terms,
  },
  newsletter: {
    name: 'Name is required',
    email: 'Invalid email address',
    phone: 'Phone number is required',
    message: 'Message is required',
    terms,
  },
  'job-application': {
    ...person,
    phone: 'Phone number is required',
    position: 'Please select a position',
    experience: 'Please select your experience level',
    resume: 'Please provide a link to your resume',
    message: 'Please tell us about yourself',
    terms,
  },
}

for (const [form, errors] of Object.entries(expected) as [FormId, object][]) {
  test(`an empty ${form} form lists every field in order, with the specified message`, () => {
    expect(Object.entries(errorsOf(form, blank))).toEqual(Object.entries(errors))
  })

  test(`a complete ${form} form is accepted, and rejected without accepted terms`, () => {
    expect(errorsOf(form, filled)).toEqual({})
    expect(errorsOf(form, { ...filled, terms: false })).toEqual({ terms })
  })
}

test('each form requires the specified minimum lengths', () => {
  const least = (form: FormId, field: string, text: string) => {
    expect(
      errorsOf(form, { ...filled, [field]: text.slice(1) }),
      `${form} ${field}`,
    ).toHaveProperty(field)
    expect(errorsOf(form, { ...filled, [field]: text }), `${form} ${field}`).toEqual({})
  }
  for (const form of formIds.filter((each) => each !== 'newsletter')) {
    least(form, 'name', 'xx')
    least(form, 'message', 'x'.repeat(10))
  }
  least('service-request', 'phone', '1')
  least('contact', 'phone', '1')
  least('newsletter', 'name', 'x')
  least('newsletter', 'phone', '1')
  least('newsletter', 'message', 'x')
  least('job-application', 'phone', '2145550123')
  least('job-application', 'resume', 'x')
})

test('every field has the decided maximum length and names it in its message', () => {
  const most = (form: FormId, field: string, max: number) => {
    expect(errorsOf(form, { ...filled, [field]: 'x'.repeat(max) }), field).toEqual({})
    expect(errorsOf(form, { ...filled, [field]: 'x'.repeat(max + 1) })[field]).toMatch(
      `must be ${max.toLocaleString('en-US')} characters or fewer`,
    )
  }
  most('service-request', 'name', 200)
  most('service-request', 'phone', 40)
  most('service-request', 'company', 200)
  most('service-request', 'service', 100)
  most('service-request', 'message', 5_000)
  most('newsletter', 'message', 5_000)
  most('job-application', 'position', 100)
  most('job-application', 'experience', 5_000)
  most('job-application', 'resume', 2_000)
  most('job-application', 'message', 5_000)
})

test('an urgency outside the list is rejected', () => {
  for (const urgency of ['Critical', 'urgent', 'critical ']) {
    expect(errorsOf('service-request', { ...filled, urgency })).toEqual({
      urgency: 'Please select urgency level',
    })
  }
})
