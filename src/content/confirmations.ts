// What a visitor is told after a form is accepted, by kind of submission.

export interface Confirmation {
  title: string
  text: string
}

const soon = "We'll get back to you as soon as possible."

export const confirmations = {
  contact: { title: 'Message sent!', text: soon },
  'service-request': { title: 'Request submitted!', text: soon },
  consultation: { title: 'Request submitted!', text: soon },
  newsletter: {
    title: 'Subscription successful!',
    text: 'Thank you for subscribing to our newsletter.',
  },
  'job-application': {
    title: 'Application submitted!',
    text: "We'll review your application and get back to you soon.",
  },
} as const satisfies Readonly<Record<string, Confirmation>>
