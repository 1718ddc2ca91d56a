// The security page. Times and hours come from company.ts.
import { company, emergencyHours } from '../company'
import type { ServiceDetail } from './service-detail'

const { responseTimes, phone } = company

export const securityServices: ServiceDetail = {
  summary: `MFA, threat detection on devices, email protection and tested backups for ${company.address.city} businesses, with an incident plan you rehearse before you need it.`,
  lead: 'Protection for accounts, devices, email and data, someone who looks at the alerts, and a plan that is rehearsed before it is needed.',
  detailContent: [
    'Many break-ins begin with a stolen sign-in, so we begin there. Every account gets a second factor, one that cannot be read out over the phone wherever the system allows it; administrators get a separate account for that work only, and old ways to sign in that skip the second factor are switched off. A password manager replaces the spreadsheet. Access is given by role and reviewed on a schedule, so the intern of two summers ago is no longer in the finance folder.',
    'Then come the places where attackers try next. Email is checked for forged senders and for links that change after delivery, and your own domain is protected so that others cannot write in your name. Laptops are encrypted and run detection software that reports behavior: a program that reads the password store, a document that starts a script, files renamed by the hundred. Those reports go to people who can isolate a device while you are still on the phone, not to a mailbox.',
    `When something happens, calm comes from having practiced. You get a two-page plan: who decides, whom to call, what is switched off first, what is never deleted because it is evidence, how to reach each other when email is down. We walk through it with you. When it is real, call ${phone.text}: emergency support is available ${emergencyHours.text}. Critical issues: ${responseTimes.critical}. You then hear what we know, what we do not know yet, and what comes next.`,
    'A backup is the last layer, and it counts only if it comes back. We keep copies in more than one place, one of them beyond the reach of any everyday administrator password. A restore test means that we take a real server or mailbox, bring it back on separate equipment, open files with someone who knows them, and note how long it took and what was missing. You get that note, including the embarrassing ones.',
  ],
  features: [
    'Multifactor authentication (MFA) for every account, phishing-resistant where the system allows it',
    'Endpoint detection and response (EDR) on every device, with people who act on its alerts',
    'Email protection, and SPF, DKIM and DMARC for your own domain',
    'Disk encryption and patching, with a list you can check',
    'Backups out of reach of everyday accounts, restored for practice',
    'Training with examples from your own inbox, short and without shame',
  ],
  additionalFeatures: [
    'Password manager rollout, with shared entries by role',
    'Access review: who can open what, signed off by the owner of the data',
    'Help with a cyber insurer’s or customer’s questionnaire, answered truthfully',
    'Incident plan and a tabletop exercise with your managers',
    'A check of known leaks for your company’s passwords',
  ],
  benefits: [
    'Priorities by risk: the dull, effective things come first',
    'Alerts are read by people who can act on them',
    'You know what happens in the first hour of an incident',
    'Restore tests with results on paper',
    'No scare tactics: we say what you can leave out',
  ],
  processList: [
    {
      title: 'See where you stand',
      description:
        'Accounts without a second factor, administrators, unpatched devices, open ports, email records, backups. A list ranked by risk, with the effort each fix takes.',
    },
    {
      title: 'Close the obvious doors',
      description:
        'Second factor, separate administrator accounts, email records, removal of accounts nobody uses.',
    },
    {
      title: 'Watch',
      description:
        'Detection on devices and sign-ins, tuned for your business until alerts mean something.',
    },
    {
      title: 'Practice',
      description:
        'A restore test, a tabletop exercise, and short training that people do not dread.',
    },
    {
      title: 'Review',
      description:
        'What changed, what was blocked, which risks you have chosen to accept. That last list is yours to sign, not ours.',
    },
  ],
}
