// Copy of the about page. No founding year, no headcount, no award: only what can be proven.
import { company } from './company'

interface CompanyValue {
  title: string
  description: string
  icon: 'heart' | 'clock' | 'lightbulb' | 'zap' | 'check-circle' | 'rotate-cw'
}

const [satisfaction, tickets, , experience] = company.statistics

export const story: readonly string[] = [
  `${company.name} looks after the computers, networks and websites of businesses in and around ${company.address.city} that have better things to do. Some have an IT person and want a team behind them. Most have someone who was once good with computers and never got their own job back. We take that second job off their desk.`,
  `We began with a plain observation: businesses do not suffer from a lack of technology. They suffer from five suppliers who each say the fault is with the other four. So we do the whole of it, from the helpdesk to the firewall to the website, and answer for it under one name and one number.`,
  `We bring ${experience.value}${experience.suffix} ${experience.label}, and we resolve ${tickets.value}${tickets.suffix} tickets every month. That is enough to know that most outages announce themselves weeks ahead. Much of our work is therefore quiet: reading the warnings, restoring a backup to see whether it restores, and replacing a drive on a Tuesday morning instead of a Saturday night.`,
  `Critical issues: ${company.responseTimes.critical}, at any hour of any day. We say so in numbers because a promise without a number is hard to hold anyone to.`,
]

export const highlights: readonly { title: string; text: string }[] = [
  {
    title: 'Excellence in IT Services',
    text: 'We document, monitor and back up the systems we run, and restore from the backups to prove that they work. You can read the record whenever you like.',
  },
  {
    title: 'Industry Recognition',
    text: `The recognition that counts comes from the people we work for: ${satisfaction.value}${satisfaction.suffix} ${satisfaction.label}.`,
  },
  {
    title: 'Growing Team',
    text: 'We grow with the clients we look after, and recruit before the work piles up, so that whoever takes your call has time to finish.',
  },
]

export const values: readonly CompanyValue[] = [
  {
    title: 'Care',
    description:
      'Behind each ticket is a person whose day has stopped. We talk to that person first and to the machine second.',
    icon: 'heart',
  },
  {
    title: 'Reliability',
    description:
      'We say when we will call, and then we call, even when there is nothing new to report.',
    icon: 'clock',
  },
  {
    title: 'Clear Thinking',
    description:
      'We look for the cause before we buy the cure, and explain both in words that need no translation.',
    icon: 'lightbulb',
  },
  {
    title: 'Speed',
    description:
      'Urgent things come first, with the clock in plain sight. What is not urgent gets a date, and the date holds.',
    icon: 'zap',
  },
  {
    title: 'Honesty',
    description:
      'If we broke it, you hear it from us. If you do not need it, you hear that too, before the invoice.',
    icon: 'check-circle',
  },
  {
    title: 'Improvement',
    description:
      'After every incident we ask what would have prevented it, and do that before we close the file.',
    icon: 'rotate-cw',
  },
]

export const joinBenefits: readonly string[] = [
  'Work on the whole of IT, from a locked account to a network plan, with someone to ask',
  'Time and budget set aside for learning, so that certifications are not earned on weekends',
  'On-call duty that is planned ahead and shared fairly',
  'A say in which tools we use and how we work, because you are the one using them',
]
