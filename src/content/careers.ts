// Copy of the careers page.
import { company } from './company'
import type { Block, Text } from './inline'

interface CareerBenefit {
  title: string
  text: string
  icon: 'trending-up' | 'scale' | 'users'
}

export const hero = {
  eyebrow: 'Careers',
  title: 'Do work that lets other people work',
  lead: `At ${company.name} you keep ${company.address.city} businesses running: their people, their networks, their data. You get time to do it properly.`,
} as const

export const benefits: readonly CareerBenefit[] = [
  {
    title: 'Professional Growth',
    text: 'Learn on systems that matter, beside colleagues who take time to explain. You take on more when you are ready for it, and someone has your back when you do.',
    icon: 'trending-up',
  },
  {
    title: 'Work-Life Balance',
    text: 'Shifts are planned ahead, on-call duty is shared, and a night that was interrupted is followed by rest. Tired people cause outages.',
    icon: 'scale',
  },
  {
    title: 'Collaborative Culture',
    text: 'Nobody is alone with a server at three in the morning. We write things down, ask early, and talk about mistakes so that they happen only once.',
    icon: 'users',
  },
]

/** The panel with Get in Touch. */
export const impact = {
  title: 'Looking to make an impact?',
  text: 'You don’t have to fit a job title. If you like finding out why something is broken, and explaining it to the person it broke for, tell us what you do best and what you would like to learn.',
} as const

/** The card that opens the newsletter form. */
export const stayUpdated = {
  title: 'Stay Updated',
  text: 'Not looking right now? Our newsletter brings you what we learn, what we build and who we are looking for. Every issue has an unsubscribe link.',
} as const

interface Apply {
  title: string
  lead: string
  blocks: readonly Block[]
  privacy: Text
}

export const apply: Apply = {
  title: 'How we hire',
  lead: 'One form, a link to your resume, and a few sentences in your own words. A cover letter is not needed.',
  blocks: [
    { kind: 'h', text: 'What we read' },
    {
      kind: 'list',
      items: [
        'Your message first. Tell us about one problem you solved: what was wrong, what you did, what you would do differently.',
        'Your resume second. Link to it wherever it is kept, such as a shared document, your own site or a profile, and check that the link opens without signing in.',
        'Your experience in years as a hint, never as a filter. A home lab, a helpdesk at school or a network you ran for a church counts.',
      ],
    },
    { kind: 'h', text: 'What happens next' },
    {
      kind: 'steps',
      items: [
        'Your application reaches our team, and you get an email with a reference. Quote it whenever you write to us about the application.',
        'A person reads it.',
        'If it could be a match, we talk by phone: what you are looking for, what we need, and your questions.',
        'We meet, in the office or by video, with the people you would work with. We look at a problem together; there are no brain teasers.',
        'You hear from us either way.',
      ],
    },
  ],
  privacy: [
    'What you send is used for your application only. Our ',
    { text: 'Privacy Policy', to: '/privacy#retention' },
    ' says how long we keep it and how to have it erased.',
  ],
}
