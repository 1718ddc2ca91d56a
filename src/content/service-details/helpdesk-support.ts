// The helpdesk page. Times and hours come from company.ts.
import { company, emergencyHours } from '../company'
import type { ServiceDetail } from './service-detail'

const { responseTimes, phone } = company

export const helpdeskSupport: ServiceDetail = {
  summary: `IT helpdesk in ${company.address.city}: people who know your setup, response times in writing, emergency support ${emergencyHours.text} and a monthly report by cause.`,
  lead: 'Your people call one number and reach someone who has your setup on the screen and stays with the problem until it is fixed.',
  detailContent: [
    'A ticket starts however it suits the person who needs help: a call, an email or a form, and for anything critical a call. Whoever picks up sees the device, its last updates, what changed recently and what went wrong before, so nobody has to begin with “Have you restarted it?” The engineer connects while the user watches, says what is being done, and asks before opening anything personal. A ticket is closed when the person who opened it agrees that it works.',
    `Urgency decides the order, and the times are written down. Critical issues: ${responseTimes.critical}, at any hour of any day. High priority is answered ${responseTimes.high}, a standard request ${responseTimes.standard}, and low priority ${responseTimes.low}. In an emergency, call ${phone.text}.`,
    'People come and go, and that is where accounts are forgotten. For someone new you fill in one short form: role, start date, and a colleague who does similar work. The laptop arrives encrypted, with the right programs and no rights beyond the role. For someone leaving, we close the sign-in at the hour you name, end open sessions on every device, hand email and files to the person you choose, change the shared passwords they knew, and send you the checklist.',
    'Fixing the same thing twice is a failure on our side. Every month we sort the tickets by cause: the printer that jams the same way, the application that breaks after each update, the question five people asked. For each cause we propose one repair or one page of instructions, and you decide. The report names what we did and what it would take to make those calls stop.',
  ],
  features: [
    'One phone number and one address for everything with a plug or a password',
    'Remote help while you watch, and visits for hands-on work',
    'Written steps for people who start, change roles or leave',
    'Updates for operating systems and applications, tested on a few devices first',
    'Inventory of devices, licenses and warranties that stays current',
    'A monthly report sorted by cause, with a proposal for each',
  ],
  additionalFeatures: [
    'Help for phones and tablets that hold company email',
    'Calls to your software vendors on your behalf, in their language',
    'A spare computer of yours, kept ready for the day another one fails',
    'A caller check before a password is reset, so that nobody can talk us into it',
  ],
  benefits: [
    'The person who answers knows your setup',
    'Response times by urgency, in writing',
    'A departing employee’s access ends at the hour you name',
    'Causes are repaired, so there are fewer calls',
    'We work alongside the IT person you already have',
  ],
  processList: [
    {
      title: 'Collect what is there',
      description:
        'Devices, accounts, licenses, vendors and the passwords nobody is sure about go into one documented, protected place.',
    },
    {
      title: 'Introduce ourselves',
      description:
        'Every person gets one page: how to reach us, what to say when it is urgent, how to recognize that a caller is really us.',
    },
    {
      title: 'Put devices in order',
      description:
        'Encryption, updates and remote help are set up on each computer, a department at a time, without a lost afternoon.',
    },
    {
      title: 'Answer',
      description:
        'Calls and tickets are handled by urgency. You can see every open one and add to it.',
    },
    {
      title: 'Review',
      description: 'Once a month we go through causes and decide with you what to repair for good.',
    },
  ],
}
