// The article on restore tests.
import type { Block } from '../inline'

export const testYourBackups: readonly Block[] = [
  {
    kind: 'p',
    text: 'Backup software reports that a job has run. It does not report that the accounting database opens, that the right folder was in the job, or that somebody still knows the encryption password. You find that out on the day you restore. Choose that day yourself.',
  },
  { kind: 'h', text: 'Two numbers first' },
  {
    kind: 'p',
    text: 'Ask the people who do the work, one system at a time. How much work can you afford to redo: an hour, a day? That is the recovery point, and it decides how often you back up. How long can you be without the system? That is the recovery time, and it decides how you restore. A nightly copy in the cloud may meet the first and still miss the second: if you need two terabytes back by noon over a 100-megabit line, the download takes almost two days at full speed.',
  },
  { kind: 'h', text: 'Know what you have' },
  {
    kind: 'list',
    items: [
      'Three copies of the data, on two kinds of storage, one of them in another place.',
      'One of those copies cannot be changed or deleted by anyone for a fixed time, administrators included. Ransomware looks for backups before it encrypts anything.',
      'The backup system has accounts of its own, with multifactor sign-in, outside the directory it protects.',
      'Cloud email and files are in a backup too. SharePoint and OneDrive empty their recycle bins after 93 days; what was deleted before that is gone.',
      'Encryption keys and recovery codes are kept where you can reach them when every server is down.',
    ],
  },
  { kind: 'h', text: 'The test, step by step' },
  {
    kind: 'steps',
    items: [
      'Pick one file that somebody deleted or changed last month, one mailbox, and one complete system that the business depends on.',
      'Write down the time. Restore the file and the mailbox to a new place, never over the original, and have their owner open them.',
      'Restore the complete system to separate hardware or to a virtual machine without a connection to your network. Two copies of one server on the same network cause the very outage you are practicing for.',
      'Start it. Sign in with a normal account, open the application, look up a record from the last workday before the backup.',
      'Write down the time again. Compare the age of the data and the time it took with the two numbers above.',
      'Let somebody do it who did not set it up, with only the written instructions. Each question they ask is a gap in those instructions.',
      'Delete the restored copies. They hold the same confidential data as the originals and none of their protection.',
    ],
  },
  { kind: 'h', text: 'What usually goes wrong' },
  {
    kind: 'list',
    items: [
      'A database was copied while it was being written to, and does not open.',
      'A server was added last year and never joined a job.',
      'The restore works, but the license, the certificate or the DNS entry it needs was not written down anywhere.',
      'The only person with the password has left.',
    ],
  },
  {
    kind: 'p',
    text: 'None of these shows up in a report. All of them are fixed in an hour when nothing is on fire.',
  },
  { kind: 'h', text: 'How often' },
  {
    kind: 'p',
    text: 'A file every month, a complete system every quarter, and both after a change of server, software or provider. Keep a page with date, system, age of the data, duration, who did it and what was fixed. Insurers and auditors ask for exactly this page, and it is the only honest answer to “are we backed up?”',
  },
  {
    kind: 'p',
    text: [
      'Restore tests are part of our ',
      { text: 'cloud solutions', to: '/services/cloud-solutions' },
      ' and ',
      { text: 'security services', to: '/services/security-services' },
      '. If you cannot say when your last one was, ',
      { text: 'ask us for one', to: '/contact?service=cloud-solutions' },
      '.',
    ],
  },
]
