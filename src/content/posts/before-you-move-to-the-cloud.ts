// The article on preparing a move to the cloud.
import type { Block } from '../inline'

export const beforeYouMoveToTheCloud: readonly Block[] = [
  {
    kind: 'p',
    text: 'Moving a server to someone else’s data center is quick. Moving the business that depends on it takes preparation: who signs in how, what the month costs, and how you get back if it does not work. These eight questions take a week to answer and save you a bad quarter.',
  },
  { kind: 'h', text: 'The eight questions' },
  {
    kind: 'steps',
    items: [
      'What do we run? List every application with its owner, users, data, version and what it talks to. The scanner that sends email through the old server is always missing from the first draft.',
      'What happens to each? Four answers: replace it with a service, move it as it is, keep it here, or switch it off. Do not move what nobody uses.',
      'What should be better afterward? Name it so that it can be checked: no server in the closet, work from two sites, recovery within four hours. “Being in the cloud” is not a goal.',
      'Who signs in, and how? Identity comes first. One account per person, multifactor sign-in for everyone before the first file moves, separate administrator accounts, and two emergency administrator accounts, each with its own security key, locked away and tested. Anyone can reach your sign-in page now.',
      'Will the line carry it? Measure upload, delay and the worst hour of the day. A database in the cloud with its program in the office makes a thousand round trips per click: 40 milliseconds each is 40 seconds. Move the two together.',
      'What does a normal month cost? Count licenses, computing hours, storage, backup, data leaving the cloud and the overlap while both systems run. Set a budget alert on the first day, and shut down overnight whatever is used only during the day.',
      'Who backs it up? The provider keeps the platform alive; your data is yours to protect. Decide on a separate backup, how long you keep it, and which law or contract says where data may be.',
      'How do we get out? Find out in which format you can export, how long that takes and what it costs. An honest answer today keeps the next contract negotiable.',
    ],
  },
  { kind: 'h', text: 'Then move in small steps' },
  {
    kind: 'list',
    items: [
      'Pilot with five people who will tell you the truth, for two weeks, with real work.',
      'Lower the lifetime of the DNS entries you are going to change to five minutes, and do it at least a day before the move.',
      'Moving email? Prepare SPF, DKIM and DMARC for the new sender, and remember everything else that sends in your name: invoices, website, scanner.',
      'Write down the point of no return and what would make you turn back before it. A decision made at three in the morning is rarely a good one.',
      'Set the old system to read-only, copy the last changes, check record counts and ten random documents, then open the new one.',
      'Keep the old system readable until everyone has worked in the new one. Then shut it down, but keep it complete for 30 days. After that, erase it properly and cancel its contracts.',
    ],
  },
  { kind: 'h', text: 'After the move' },
  {
    kind: 'p',
    text: 'In the first week, have people on hand who answer questions about where things went. After a month, compare the bill with the plan and delete what is idle. After three, restore something from the new backup, and check the goals from question three. That last check tells you whether the move was worth it.',
  },
  {
    kind: 'p',
    text: [
      'We prepare and run such moves as part of our ',
      { text: 'cloud solutions', to: '/services/cloud-solutions' },
      '. Bring us your list, even an incomplete one, through the ',
      { text: 'contact page', to: '/contact?service=cloud-solutions' },
      '.',
    ],
  },
]
